import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/spinner.tsx'

interface ButtonLook {
  /** `accent` is the one most wanted act of a screen, `ink` the usual one, `line` and `quiet` step back. @default 'ink' */
  variant?: 'accent' | 'ink' | 'line' | 'quiet' | 'danger'
  /** `medium` is at least 48 px high, `small` 40 px. @default 'medium' */
  size?: 'medium' | 'small'
  /** As wide as what it stands in. @default false */
  isBlock?: boolean
}

/** What a button can be told, beside everything a native one can. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /**
   * Under way: keeps its focus, its width and its colour, shows the climbing mark (in the icon's place, where there is
   * one) and does nothing when pressed. @default false
   */
  isPending?: boolean
}

/** The dress alone, for a link that should look like a button: `<a href="…" className={buttonLook()}>`. */
export const buttonLook: (look?: ButtonLook) => string = cva('ui-button', {
  variants: {
    variant: {
      accent: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press forced-colors:border-3',
      ink: 'bg-action text-on-action hover:bg-action-hover',
      line: 'border-current hover:bg-current/9',
      quiet: 'hover:bg-current/9',
      danger: 'bg-danger text-on-danger hover:bg-danger/88',
    } satisfies Record<NonNullable<ButtonLook['variant']>, string>,
    size: {
      medium: 'min-h-12 py-2 text-control/sub [--pad:var(--pad-control)]',
      small: 'min-h-10 py-1.5 text-control-small/sub [--pad:--spacing(4)]',
    } satisfies Record<NonNullable<ButtonLook['size']>, string>,
    isBlock: { true: 'w-full' },
  },
  defaultVariants: { variant: 'ink', size: 'medium' },
})

/** Does something on the page. What goes to an address is a link in {@link buttonLook}. */
export function Button({
  variant,
  size,
  isBlock,
  isPending = false,
  type = 'button',
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonLook({ variant, size, isBlock })} ${className}`}
      {...(isPending && { 'aria-busy': true, 'aria-disabled': true, 'data-state': 'pending' })}
      // A pending button is not `disabled`: that would drop its focus. Its press submits nothing either.
      onClick={isPending ? (event) => event.preventDefault() : onClick}
    >
      {isPending && <Spinner />}
      {/* A browser that translates replaces bare text, and React would look for it in vain to put the mark before it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
}
