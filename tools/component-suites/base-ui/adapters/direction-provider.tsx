import type { ReactNode } from 'react'

/** Ours goes by the page. */
export const DirectionProvider = ({ direction, children }: { direction?: string; children: ReactNode }) => (
  <div dir={direction}>{children}</div>
)
