import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

interface SkeletonVariants {
  /** `text` is as high as a line of the text around it, `circle` is round, `block` a box. @default 'text' */
  shape?: 'text' | 'circle' | 'block' | undefined
}

/** The props of a skeleton, besides those of a `<span>`. */
export interface SkeletonProps extends ComponentProps<'span'>, SkeletonVariants {
  /** Sets its size: the width of a `text`, width and height of the other shapes. */
  className?: string | undefined
}

const skeletonVariants = cva('max-w-full bg-ink/11 align-top', {
  variants: {
    shape: {
      text: 'inline-block h-lh rounded-1',
      circle: 'inline-block rounded-round',
      block: 'block rounded-1',
    } satisfies Record<NonNullable<SkeletonVariants['shape']>, string>,
  },
  defaultVariants: { shape: 'text' },
})

/**
 * A placeholder for content that is not loaded yet, to prevent a layout shift. Hidden from assistive technology: state
 * in an element with `role="status"` that the page is loading. Renders a `<span>`.
 */
export function Skeleton({ shape, className, ...rest }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden="true" {...rest} className={skeletonVariants({ shape, className })} />
}
