import 'react'

declare module 'react' {
  /** A value travels to the style sheet as a custom property, the only inline style there is. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
