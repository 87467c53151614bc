import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** The props of a divider, besides those of a `<div>`. */
export interface DividerProps extends ComponentProps<'div'> {
  /** A word in the middle of the line: `or`. */
  children?: ReactNode
}

const dividerVariants = cva('', {
  variants: {
    labelled: {
      false: 'border-t border-line',
      true: 'flex items-center gap-4 text-small text-ink-muted before:flex-[1_0_1rem] before:border-t before:border-line after:flex-[1_0_1rem] after:border-t after:border-line',
    },
  },
})

/** A line between two parts of a page. With a label, the label is plain text; without, it is a `separator`. */
export function Divider({ className, children, ...rest }: DividerProps) {
  const labelled = Boolean(children)
  return (
    <div
      data-slot="divider"
      role={labelled ? undefined : 'separator'}
      {...rest}
      className={dividerVariants({ labelled, className })}
    >
      {children}
    </div>
  )
}
