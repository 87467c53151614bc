import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

interface IconButtonVariants {
  /** `tertiary` shows only its icon, `secondary` has a border. @default 'tertiary' */
  variant?: 'secondary' | 'tertiary' | undefined
  /** Places the button. */
  className?: string | undefined
}

/** The props of an icon button, besides those of a native one. */
export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | keyof IconButtonVariants>, IconButtonVariants {
  /** The accessible name, since an icon has none: a verb, as on any button. */
  label: string
  /** The icon. */
  children: ReactNode
}

/** The classes of an icon button, for the trigger of another component. That needs an accessible name of its own. */
// SAFETY: `cva` accepts props with or without `className`; only its type excludes `className: undefined`.
export const iconButtonVariants = cva('ui-icon-button', {
  variants: {
    variant: {
      secondary: 'border-(length:--border-control) border-current',
      tertiary: '',
    } satisfies Record<NonNullable<IconButtonVariants['variant']>, string>,
  },
  defaultVariants: { variant: 'tertiary' },
}) as (props?: IconButtonVariants) => string

/** A button that shows only an icon, 44 px wide and high. */
export function IconButton({ label, variant, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      data-slot="icon-button"
      {...rest}
      type={type}
      aria-label={label}
      className={iconButtonVariants({ variant, className })}
    />
  )
}
