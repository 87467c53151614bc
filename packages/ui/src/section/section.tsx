import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

interface SectionVariants {
  /** The background colour; components inside adapt to it. @default 'none' */
  background?: 'none' | 'brand' | 'highlight' | undefined
  /**
   * Room above and below: `both`; `page` with the smaller room above a page's first heading; `end` below only, after a
   * section without a background; `none`. @default 'both'
   */
  space?: 'both' | 'page' | 'end' | 'none' | undefined
}

/** The props of a section, besides those of the native element. */
export interface SectionProps extends ComponentProps<'section'>, SectionVariants {}

const sectionVariants = cva('', {
  variants: {
    background: { none: '', brand: 'surface-brand', highlight: 'surface-highlight' } satisfies Record<
      NonNullable<SectionVariants['background']>,
      string
    >,
    space: {
      both: 'section',
      page: 'relative overflow-clip pt-(--space-page) pb-(--space-section)',
      end: 'relative pb-(--space-section)',
      none: 'relative overflow-clip',
    } satisfies Record<NonNullable<SectionVariants['space']>, string>,
  },
  defaultVariants: { background: 'none', space: 'both' },
})

/**
 * A part of a page, as wide as the window: put a `Container` into it. Illustrations are clipped at its edges, unless
 * `space` is `end`. Renders a `<section>`.
 */
export function Section({ background, space, className, ...rest }: SectionProps) {
  return <section data-slot="section" {...rest} className={sectionVariants({ background, space, className })} />
}
