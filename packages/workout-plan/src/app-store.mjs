/** Where the app is, as the site's brand has it: its address, and a QR code that opens it. */
import { readFileSync } from 'node:fs'
import { qrOf } from './qr-code.mjs'

const brand = readFileSync(new URL('../../brand/src/brand.ts', import.meta.url), 'utf8')
const [, address] = /appStoreUrl: '([^']+)'/.exec(brand) ?? []
if (!address) throw new Error('packages/brand/src/brand.ts has no appStoreUrl, which the plan prints as a QR code.')

export const appStoreUrl = address
export const appStoreQr = qrOf(address)
