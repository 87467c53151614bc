import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of a card, besides those of a `<div>`. */
export interface CardProps extends ComponentProps<'div'> {
  /** Places the card. */
  className?: string | undefined
}

/** The props of a grid of cards, besides those of a `<div>`. */
export interface CardGridProps extends ComponentProps<'div'> {
  /** Lays out the columns. */
  className?: string | undefined
}

/** A panel with square corners and a hairline border, which has a small cross at each corner. */
export function Card({ className, ...rest }: CardProps) {
  return (
    <div
      data-slot="card"
      {...rest}
      className={cx('crossed relative min-w-0 border border-line [:where(&)]:p-(--pad-card)', className)}
    />
  )
}

/** A grid of cards whose borders overlap, so that neighbours share one line. `className` lays out its columns. */
export function CardGrid({ className, ...rest }: CardGridProps) {
  return (
    <div
      data-slot="card-grid"
      {...rest}
      className={cx('grid ps-px pt-px [:where(&)]:grid-cols-1 *:-ms-px *:-mt-px print:*:mt-0', className)}
    />
  )
}
