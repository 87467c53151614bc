import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** The props of every icon, besides those of an `<svg>`. */
export interface IconProps extends ComponentProps<'svg'> {
  /**
   * `medium` is 24 px and `small` 18 px (for running text), where the root's font size is 16 px; `text` is 1.4 times
   * the size of the text around it. @default 'medium'
   */
  size?: 'medium' | 'small' | 'text' | undefined
  /** The icon's accessible name. Without one it is hidden from assistive technology: put a text beside it. */
  title?: string | undefined
  /** Places the icon. It has the colour of the text. */
  className?: string | undefined
}

const iconVariants = cva('flex-none', {
  variants: {
    size: { medium: 'size-6', small: 'size-4.5', text: 'size-[1.4em]' } satisfies Record<
      NonNullable<IconProps['size']>,
      string
    >,
  },
  defaultVariants: { size: 'medium' },
})

/** An icon on a 24 px grid, with a 1.75 px line. */
export function Icon({ size, title, className, children, ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeMiterlimit="8"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
      className={iconVariants({ size, className })}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  )
}
