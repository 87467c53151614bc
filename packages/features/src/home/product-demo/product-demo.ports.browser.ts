import type { Ports } from '../../shared/ports.ts'
import type { ProductDemoPorts } from './use-product-demo.ts'

/** What the demo needs made from the host's ports, and the visitor's setting for motion. */
export function productDemoPorts({ clock }: Ports): ProductDemoPorts {
  return { clock, isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches }
}
