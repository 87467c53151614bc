import type { ComponentProps } from 'react'

/** A panel with square corners and a hairline border, which has a small cross at each corner. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`crossed relative min-w-0 border border-line p-(--pad-card) ${className}`} {...props} />
}

/** A grid of cards whose borders overlap, so that neighbours share one line. `className` lays out its columns. */
export function Sheet({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`grid ps-px pt-px *:-ms-px *:-mt-px ${className}`} {...props} />
}
