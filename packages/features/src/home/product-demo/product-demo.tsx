'use client'

import type { AppStoreQr } from '../../shared/config/brand.ts'
import { loadable } from '../../shared/config/loadable.tsx'
import type { ProductDemoHandle } from './use-product-demo.ts'

export interface ProductDemoProps {
  demo: ProductDemoHandle
  /** A QR code of the app's page in the App Store. Without it none is shown. */
  qr?: AppStoreQr | undefined
}

const ProductDemoDialog = loadable(async () => (await import('./product-demo-dialog.tsx')).ProductDemoDialog)

/** The product demo, in a dialog. Renders nothing, and loads no code, until it is first opened. */
export function ProductDemo({ demo, qr }: ProductDemoProps) {
  const { state } = demo
  return state.status !== 'closed' && <ProductDemoDialog demo={demo} at={state.at} qr={qr} />
}
