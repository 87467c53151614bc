import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useRender, type Render } from '../use-render.ts'

/** What the classes of a link depend on. */
export interface LinkVariants {
  /**
   * `text` is for links in a sentence or beside a field, `arrow` for a link of its own that leads to another page.
   * @default 'text'
   */
  variant?: 'text' | 'arrow' | undefined
  /** Places the link. */
  className?: string | undefined
}

/** The props of a link, besides those of a native one. */
export interface LinkProps extends Omit<ComponentProps<'a'>, keyof LinkVariants>, LinkVariants {
  /** The element to render instead of an `<a>`, with the link's props and children: `render={<RouterLink to="/plans" />}`. */
  render?: Render<ComponentProps<'a'>> | undefined
}

/** The classes of a link, for an element that is not rendered by one. */
// SAFETY: `cva` accepts props with or without `className`; only its type excludes `className: undefined`.
export const linkVariants = cva('text-start font-label underline-offset-[0.22em]', {
  variants: {
    variant: {
      text: 'text-link underline decoration-1 hover:decoration-2',
      arrow:
        'inline-flex items-center gap-2 border-b-2 border-current pb-0.5 no-underline hover:border-(--color-accent) [&>svg]:transition-[translate] [&>svg]:duration-(--duration-fast) hover:[&>svg]:translate-x-1 rtl:hover:[&>svg]:-translate-x-1',
    } satisfies Record<NonNullable<LinkVariants['variant']>, string>,
  },
  defaultVariants: { variant: 'text' },
}) as (props?: LinkVariants) => string

/** A text link. Renders an `<a>`, or `render`. */
export function Link({ variant, className, render = <a />, ...rest }: LinkProps) {
  return useRender(render, { 'data-slot': 'link', ...rest, className: linkVariants({ variant, className }) })
}
