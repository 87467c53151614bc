import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

interface AlertVariants {
  /** What the message is about, which sets its colour and its default `role`. @default 'neutral' */
  intent?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  /** `filled` has a background; `plain` is smaller text beside a line. @default 'filled' */
  variant?: 'filled' | 'plain' | undefined
}

/** The props of an alert, besides those of a `<div>`. */
export interface AlertProps extends ComponentProps<'div'>, AlertVariants {
  /**
   * How screen readers announce it when it appears: `alert` at once, `status` at the next pause, `none` not at all.
   * @default 'alert' for `danger`, 'status' for `success` and `warning`, 'none' for `neutral` and `info`
   */
  role?: 'alert' | 'status' | 'none' | undefined
  /** Icon before the text. */
  icon?: ReactNode
}

const alertVariants = cva('', {
  variants: {
    intent: {
      neutral: 'border-line-strong',
      info: 'border-link',
      success: 'border-success',
      warning: 'border-caution',
      danger: 'border-danger',
    } satisfies Record<NonNullable<AlertVariants['intent']>, string>,
    variant: {
      filled: 'border-s-4 px-4 py-3 text-ink',
      plain: 'border-s-3 ps-4 text-small text-ink-muted',
    } satisfies Record<NonNullable<AlertVariants['variant']>, string>,
    hasIcon: { true: 'flex gap-3' },
  },
  compoundVariants: [
    { variant: 'filled', intent: 'neutral', className: 'bg-sunk' },
    { variant: 'filled', intent: 'info', className: 'bg-link/10' },
    { variant: 'filled', intent: 'success', className: 'bg-success-ground' },
    { variant: 'filled', intent: 'warning', className: 'bg-caution/12' },
    { variant: 'filled', intent: 'danger', className: 'bg-danger-ground' },
  ],
})

const roles = { neutral: 'none', info: 'none', success: 'status', warning: 'status', danger: 'alert' } as const

/**
 * A message that stays on the page, in the place that it is about. Renders a `<div>`, with its intent as `data-intent`.
 */
export function Alert({
  intent = 'neutral',
  variant = 'filled',
  role = roles[intent],
  icon,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      data-slot="alert"
      data-intent={intent}
      {...rest}
      role={role}
      className={alertVariants({ intent, variant, hasIcon: Boolean(icon), className })}
    >
      {icon}
      {icon ? <div className="min-w-0">{children}</div> : children}
    </div>
  )
}
