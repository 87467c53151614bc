import type { ComponentType } from 'react'

/** A component's documentation that is written, not generated: `parameters.guide`, shown on its docs page. */
export interface Guide {
  /** Its entries of `@summit/ui`. The first one names its examples in `stories/ui/examples`. */
  entries: readonly [string, ...string[]]
  /** `beta` components may change in a minor version. */
  status: 'stable' | 'beta'
  /** The version of the package that it came with. */
  since: string
  /** When to use it. */
  use: readonly string[]
  /** When not to use it, and what to use instead. */
  instead?: readonly string[]
  /** What to do and what not, in pairs. */
  advice?: readonly Advice[]
  anatomy?: Anatomy
  /** Keyboard interaction: keys → effect. */
  keys?: Readonly<Record<string, string>>
  /** Notes for screen readers and keyboards. */
  access: readonly string[]
}

/** A rule, with an example that follows it and one that does not. */
export interface Advice {
  do: AdviceExample
  dont: AdviceExample
}

interface AdviceExample {
  /** One sentence. */
  text: string
  Example: ComponentType
}

/** The parts of a component. */
interface Anatomy {
  /** Their `data-slot` → what they are. */
  parts: Readonly<Record<string, string>>
  /** The component with all of them, if it does not cover the window. @default its first example */
  Example?: ComponentType
}
