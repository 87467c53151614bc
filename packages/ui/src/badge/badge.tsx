import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of a badge, besides those of a `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /** `primary` draws attention, `secondary` marks a heading that it stands beside. @default 'primary' */
  variant?: 'primary' | 'secondary' | undefined
  /** What the words are about, which sets their colour: `success` for "Paid". @default 'neutral' */
  intent?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  /** Places the badge. */
  className?: string | undefined
}

const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-1 border px-2 py-0.5 text-caption font-label forced-colors:border-current print:border-current',
  {
    variants: {
      variant: {
        primary: 'border-transparent',
        secondary: 'border-current',
      } satisfies Record<NonNullable<BadgeProps['variant']>, string>,
      intent: {
        neutral: '',
        info: 'text-link',
        success: 'text-success',
        warning: 'text-caution',
        danger: 'text-danger',
      } satisfies Record<NonNullable<BadgeProps['intent']>, string>,
    },
    compoundVariants: [
      { variant: 'primary', intent: 'neutral', className: 'bg-highlight text-on-highlight' },
      { variant: 'primary', intent: 'info', className: 'bg-link/10' },
      { variant: 'primary', intent: 'success', className: 'bg-success-ground' },
      { variant: 'primary', intent: 'warning', className: 'bg-caution/12' },
      { variant: 'primary', intent: 'danger', className: 'bg-danger-ground' },
    ],
    defaultVariants: { variant: 'primary', intent: 'neutral' },
  },
)

/** One or two words that label the text beside them. Renders a `<span>`. */
export function Badge({ variant, intent, className, ...rest }: BadgeProps) {
  return <span data-slot="badge" {...rest} className={badgeVariants({ variant, intent, className })} />
}
