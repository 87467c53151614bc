import { expect, it } from 'vitest'
import { appStoreQr } from './app-store-qr.ts'
import { brand } from './brand.ts'
import { qrCode } from './qr-code.ts'
import { readQrCode } from './read-qr-code.ts'

it('HOME-08 the brand’s QR code opens the app in the App Store', () => {
  expect(appStoreQr).toEqual(qrCode(brand.stores.appStore.url))
  expect(readQrCode(appStoreQr)).toBe(brand.stores.appStore.url)
})
