import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of a badge, besides those of a `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** `primary` draws attention, `secondary` marks a heading that it stands beside. @default 'primary' */
  variant?: 'primary' | 'secondary' | undefined
  /** Places the badge. */
  className?: string | undefined
}

const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-1 border px-2 py-0.5 text-caption font-label forced-colors:border-current print:border-current',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-highlight text-on-highlight',
        secondary: 'border-current',
      } satisfies Record<NonNullable<BadgeProps['variant']>, string>,
    },
    defaultVariants: { variant: 'primary' },
  },
)

/** One or two words that label the text beside them. Renders a `<span>`. */
export function Badge({ variant, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" {...rest} className={badgeVariants({ variant, className })} />
}
