import { cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent as ReactMouseEvent } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { useLoaded, useRender, type Render } from '../use-render.ts'

/** What the classes of a button depend on. */
export interface ButtonVariants {
  /**
   * `accent` is for a screen's most important action, `primary` the usual one; `secondary` and `tertiary` attract less attention.
   * @default 'primary'
   */
  variant?: 'accent' | 'primary' | 'secondary' | 'tertiary' | undefined
  /** `danger` for what cannot be undone, in any variant. @default 'neutral' */
  intent?: 'neutral' | 'danger' | undefined
  /** `medium` is at least 48 px high, `small` 40 px. @default 'medium' */
  size?: 'medium' | 'small' | undefined
  /** As wide as its container. @default false */
  block?: boolean | undefined
  /** Places the button: margin, grid, width. */
  className?: string | undefined
}

/** The props of a button, besides those of a native one. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, keyof ButtonVariants>, ButtonVariants {
  /**
   * Its action is under way: it shows a spinner (in place of its icon, if it has one), keeps its focus, width and
   * colour, and does nothing when pressed. @default false
   */
  pending?: boolean | undefined
  /** Its text while pending. The button is as wide as the wider of the two texts, so that nothing beside it moves. */
  pendingLabel?: string | undefined
  /** The element to render instead of a `<button>`, with the button's props and children: `render={<a href="/plans" />}`. */
  render?: Render<ComponentProps<'button'>> | undefined
}

/** The classes of a button, for an element that is not rendered by one. */
// SAFETY: `cva` accepts props with or without `className`; only its type excludes `className: undefined`.
export const buttonVariants = cva('ui-button', {
  variants: {
    variant: {
      accent: '',
      primary: '',
      secondary: 'border-current hover:bg-current/9',
      tertiary: 'hover:bg-current/9',
    } satisfies Record<NonNullable<ButtonVariants['variant']>, string>,
    intent: { neutral: '', danger: '' } satisfies Record<NonNullable<ButtonVariants['intent']>, string>,
    size: {
      medium: 'min-h-12 py-2 text-control/sub [--pad:var(--pad-control)]',
      small: 'min-h-10 py-1.5 text-control-small/sub [--pad:--spacing(4)]',
    } satisfies Record<NonNullable<ButtonVariants['size']>, string>,
    block: { true: 'w-full' },
  },
  compoundVariants: [
    {
      variant: 'accent',
      intent: 'neutral',
      className: 'ui-accent hover:bg-accent-hover active:bg-accent-press forced-colors:border-3',
    },
    { variant: 'primary', intent: 'neutral', className: 'bg-action text-on-action hover:bg-action-hover' },
    { variant: ['accent', 'primary'], intent: 'danger', className: 'bg-danger text-on-danger hover:bg-danger/88' },
    { variant: ['secondary', 'tertiary'], intent: 'danger', className: 'text-danger' },
  ],
  defaultVariants: { variant: 'primary', intent: 'neutral', size: 'medium' },
}) as (props?: ButtonVariants) => string

/**
 * A button that does something on the page. What leads to an address is a link in its style: `render={<a href="…" />}`.
 * While pending it has `data-state="pending"`. A text in it has the text of its other state as `data-other`.
 */
export function Button({
  variant,
  intent,
  size,
  block,
  className,
  pending,
  pendingLabel,
  render: toRender = <button />,
  type = 'button',
  ...rest
}: ButtonProps) {
  const render = useLoaded(toRender)
  const { children = typeof render === 'function' ? undefined : render.props.children } = rest
  const [label, otherLabel] = pending && pendingLabel ? [pendingLabel, children] : [children, pendingLabel]
  const attributes = {
    'data-slot': 'button',
    type,
    ...rest,
    className: buttonVariants({ variant, intent, size, block, className }),
    children: (
      <>
        {/* Browsers that translate a page replace bare text nodes: React could not write into one. */}
        {typeof label === 'string' ? (
          <span data-other={typeof otherLabel === 'string' ? otherLabel : undefined}>{label}</span>
        ) : (
          label
        )}
        {/* Behind the text, as React could not insert it before one that was replaced. It is shown before. */}
        {pending && <Spinner />}
      </>
    ),
  }
  return useRender(render, attributes, pending ? whilePending : undefined)
}

const preventDefault = (event: ReactMouseEvent) => event.preventDefault()

/** A pending button is not `disabled`, which would take its focus away. Pressing it submits nothing either. */
const whilePending = { 'aria-busy': true, 'aria-disabled': true, 'data-state': 'pending', onClick: preventDefault }
