import { QrCode } from '@summit/ui/product/qr-code'
// `path` and `size`, made once by a QR code library from the address.
import { appStore } from './app-store.ts'

export const Example = () => <QrCode {...appStore} label="QR code: opens Summit in the App Store" />
