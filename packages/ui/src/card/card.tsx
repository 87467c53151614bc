import type { ComponentProps } from 'react'

/** A panel of a map sheet: square, ruled with hairlines, a cross at each corner. */
export function Card({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`crossed relative min-w-0 border border-line p-(--pad-card) ${className}`} {...props} />
}

/** Cards that share their hairlines, with a cross where the lines meet. `className` lays out its columns. */
export function Sheet({ className = '', ...props }: ComponentProps<'div'>) {
  return <div className={`grid ps-px pt-px *:-ms-px *:-mt-px ${className}`} {...props} />
}
