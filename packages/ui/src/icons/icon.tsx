import type { ReactNode } from 'react'

/** The props of every icon. */
export interface IconProps {
  /**
   * `medium` is 24 px and `small` 18 px (for running text), where the root's font size is 16 px; `text` is 1.4 times
   * the size of the text around it. @default 'medium'
   */
  size?: 'medium' | 'small' | 'text'
  /** Places the icon. It has the colour of the text. */
  className?: string
}

const sizes = { medium: 'size-6', small: 'size-4.5', text: 'size-[1.4em]' } satisfies Record<
  NonNullable<IconProps['size']>,
  string
>

/** An icon, drawn on a 24 px grid with a 1.75 px line. Hidden from assistive technology: put a text beside it. */
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
