import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

interface StatVariants {
  /** `ruled` has a line at its start, which sets neighbours apart. @default 'ruled' */
  variant?: 'ruled' | 'plain' | undefined
}

/** The props of a stat, besides those of a `<div>`. */
export interface StatProps extends Omit<ComponentProps<'div'>, 'children'>, StatVariants {
  /** The number, formatted in the visitor's language: `4.9`, `50,000+`. */
  value: string
  /** The unit after the number, smaller: `kg`. */
  unit?: string | undefined
  /** The label of the number. */
  label: string
}

const statVariants = cva('', {
  variants: {
    variant: { ruled: 'border-s-2 ps-3', plain: '' } satisfies Record<NonNullable<StatVariants['variant']>, string>,
  },
  defaultVariants: { variant: 'ruled' },
})

/** A key figure with its label below. The size of the number is the token `--text-figure`. Renders a `<div>`. */
export function Stat({ value, unit, label, variant, className, ...rest }: StatProps) {
  return (
    <div data-slot="stat" {...rest} className={statVariants({ variant, className })}>
      <span className="block font-display text-figure tabular-nums">
        {/* A number with a sign keeps its order in right-to-left text. */}
        <bdi>{value}</bdi>
        {unit && (
          <>
            <wbr />
            <span className="ms-1 text-[0.5em] tracking-normal">{unit}</span>
          </>
        )}
      </span>{' '}
      <span className="block text-small text-ink-muted">{label}</span>
    </div>
  )
}
