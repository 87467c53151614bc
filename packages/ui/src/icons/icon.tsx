import type { ReactNode } from 'react'

/** What every icon can be told. */
export interface IconProps {
  /**
   * `medium` is 24 px, `small` 18 px for running text, both at the root's usual text size; `text` is 1.4 times the text
   * around it. @default 'medium'
   */
  size?: 'medium' | 'small' | 'text'
  /** Places the icon; its colour is the text's. */
  className?: string
}

const sizes = { medium: 'size-6', small: 'size-4.5', text: 'size-[1.4em]' } satisfies Record<
  NonNullable<IconProps['size']>,
  string
>

/** Icons are drawn on a 24 px grid with a 1.75 px line, and hidden from assistive technology: the text beside them speaks. */
export function Icon({ size = 'medium', className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeMiterlimit="8"
      aria-hidden="true"
      className={`flex-none ${sizes[size]} ${className}`}
    >
      {children}
    </svg>
  )
}
