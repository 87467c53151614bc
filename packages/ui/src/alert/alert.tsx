import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

interface AlertVariants {
  /** What kind of message it is, which sets its colour and its default `role`. @default 'info' */
  kind?: 'info' | 'success' | 'warning' | 'destructive' | undefined
  /** `filled` has a background; `plain` is smaller text beside a line. @default 'filled' */
  variant?: 'filled' | 'plain' | undefined
}

/** The props of an alert, besides those of a `<div>`. */
export interface AlertProps extends ComponentProps<'div'>, AlertVariants {
  /**
   * How screen readers announce it when it appears: `alert` at once, `status` at the next pause, `none` not at all.
   * @default 'alert' for `destructive`, 'status' for `success` and `warning`, 'none' for `info`
   */
  role?: 'alert' | 'status' | 'none' | undefined
  /** Icon before the text. */
  icon?: ReactNode
}

const alertVariants = cva('', {
  variants: {
    kind: {
      info: 'border-line-strong',
      success: 'border-success',
      warning: 'border-caution',
      destructive: 'border-danger',
    } satisfies Record<NonNullable<AlertVariants['kind']>, string>,
    variant: {
      filled: 'border-s-4 px-4 py-3 text-ink',
      plain: 'border-s-3 ps-4 text-small text-ink-muted',
    } satisfies Record<NonNullable<AlertVariants['variant']>, string>,
    hasIcon: { true: 'flex gap-3' },
  },
  compoundVariants: [
    { variant: 'filled', kind: 'info', className: 'bg-sunk' },
    { variant: 'filled', kind: 'success', className: 'bg-success-ground' },
    { variant: 'filled', kind: 'warning', className: 'bg-caution/12' },
    { variant: 'filled', kind: 'destructive', className: 'bg-danger-ground' },
  ],
})

const roles = { info: 'none', success: 'status', warning: 'status', destructive: 'alert' } as const

/**
 * A message that stays on the page, in the place that it is about. Renders a `<div>`, with its kind as `data-kind`.
 */
export function Alert({
  kind = 'info',
  variant = 'filled',
  role = roles[kind],
  icon,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      data-slot="alert"
      data-kind={kind}
      {...rest}
      role={role}
      className={alertVariants({ kind, variant, hasIcon: Boolean(icon), className })}
    >
      {icon}
      {icon ? <div className="min-w-0">{children}</div> : children}
    </div>
  )
}
