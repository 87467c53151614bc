/** A component's usage guide, `parameters.guide`, shown on its docs page. */
export interface Guide {
  /** Import and minimal example. */
  code: string
  /** When to use it. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  instead?: readonly string[]
  /** Keyboard interaction: keys → effect. */
  keys?: Readonly<Record<string, string>>
  /** Notes for screen readers and keyboards. */
  access: readonly string[]
}
