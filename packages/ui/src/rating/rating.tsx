import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { StarIcon } from '../icons/training.tsx'

interface RatingVariants {
  /** Stars of 18 or 24 px, where the root's font size is 16 px. @default 'small' */
  size?: 'small' | 'medium' | undefined
}

/** The props of a rating, besides those of a `<span>`. */
export interface RatingProps extends Omit<ComponentProps<'span'>, 'children'>, RatingVariants {
  /** How many stars are filled: a whole number from 0 to `max`. */
  value: number
  /** The number of stars. @default 5 */
  max?: number | undefined
  /** The text for screen readers, in the visitor's language: `4 out of 5 stars`. */
  label: string
}

const ratingVariants = cva('flex text-accent-ink', {
  variants: {
    size: { small: 'gap-0.5', medium: 'gap-1' } satisfies Record<NonNullable<RatingVariants['size']>, string>,
  },
})

/** A rating in stars, to be read only. Renders an image. */
export function Rating({ value, max = 5, label, size = 'small', className, ...rest }: RatingProps) {
  return (
    <span data-slot="rating" role="img" aria-label={label} {...rest} className={ratingVariants({ size, className })}>
      {Array.from({ length: max }, (_, star) => (
        <StarIcon key={star} size={size} className={star < value ? '' : 'opacity-25'} />
      ))}
    </span>
  )
}
