import 'react'

declare module 'react' {
  /** Inline styles are used for custom properties only, which pass a value to the style sheet. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
