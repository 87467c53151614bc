import type { ComponentProps } from 'react'

export interface CardProps extends ComponentProps<'div'> {
  /** Places the card. */
  className?: string
}

export interface CardGridProps extends ComponentProps<'div'> {
  /** Lays out the columns. */
  className?: string
}

/** A panel with square corners and a hairline border, which has a small cross at each corner. */
export function Card({ className = '', ...props }: CardProps) {
  return <div className={`crossed relative min-w-0 border border-line p-(--pad-card) ${className}`} {...props} />
}

/** A grid of cards whose borders overlap, so that neighbours share one line. `className` lays out its columns. */
export function CardGrid({ className = '', ...props }: CardGridProps) {
  return <div className={`grid ps-px pt-px *:-ms-px *:-mt-px print:*:mt-0 ${className}`} {...props} />
}
