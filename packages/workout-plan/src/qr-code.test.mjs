import { brand } from '@summit/brand'
import { appStoreQr } from '@summit/brand/app-store-qr'
import { expect, it } from 'vitest'
import { qrOf } from './qr-code.mjs'
import { readQr } from './read-qr-code.mjs'

it('HOME-08 the brand’s QR code opens the app in the App Store', () => {
  expect(readQr(appStoreQr)).toBe(brand.appStoreUrl)
})

it('draws a code that reads as its text', () => {
  expect(readQr(qrOf('https://summit.example/high?place=1240'))).toBe('https://summit.example/high?place=1240')
})
