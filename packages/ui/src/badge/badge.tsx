import { cva } from 'class-variance-authority'

export interface BadgeProps {
  /** `filled` draws attention, `line` marks a heading that it stands beside. @default 'filled' */
  variant?: 'filled' | 'line'
  /** Its text. */
  children: string
}

const badgeVariants = cva(
  'inline-flex max-w-full items-center rounded-1 border px-2 py-0.5 text-caption font-label forced-colors:border-current print:border-current',
  {
    variants: {
      variant: {
        filled: 'border-transparent bg-glacier text-on-glacier',
        line: 'border-current',
      } satisfies Record<NonNullable<BadgeProps['variant']>, string>,
    },
    defaultVariants: { variant: 'filled' },
  },
)

/** One or two words that label the text beside them. Renders a `<span>`. */
export function Badge({ variant, children }: BadgeProps) {
  return <span className={badgeVariants({ variant })}>{children}</span>
}
