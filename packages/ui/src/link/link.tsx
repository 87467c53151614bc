import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

interface LinkVariants {
  /**
   * `text` is for links in a sentence or beside a field, `arrow` for a link of its own that leads to another page.
   * @default 'text'
   */
  variant?: 'text' | 'arrow' | undefined
  className?: string | undefined
}

export interface LinkProps extends Omit<ComponentProps<'a'>, keyof LinkVariants>, LinkVariants {}

/** The classes of a link, for a router's link that should look like one: `<RouterLink to="…" className={linkVariants()}>`. */
export const linkVariants: (look?: LinkVariants) => string = cva('font-label underline-offset-[0.22em]', {
  variants: {
    variant: {
      text: 'text-link underline decoration-1 hover:decoration-2',
      arrow:
        'inline-flex items-center gap-2 border-b-2 border-current pb-0.5 no-underline hover:border-accent [&>svg]:transition-[translate] [&>svg]:duration-(--duration-fast) hover:[&>svg]:translate-x-1 rtl:hover:[&>svg]:-translate-x-1',
    } satisfies Record<NonNullable<LinkVariants['variant']>, string>,
  },
  defaultVariants: { variant: 'text' },
})

/** A text link. Renders an `<a>`. */
export function Link({ variant, className, ...rest }: LinkProps) {
  return <a className={linkVariants({ variant, className })} {...rest} />
}
