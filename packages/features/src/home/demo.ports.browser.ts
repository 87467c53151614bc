import type { Ports } from '../shared/ports.ts'
import type { DemoPorts } from './use-demo.ts'

/** What the tour needs made from the host's ports, and the visitor's setting for motion. */
export function demoPorts({ clock }: Ports): DemoPorts {
  return { clock, isMotionReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches }
}
