/** What a reader should know before taking a part: its docs page shows it as `parameters.guide`. */
export interface Guide {
  /** How it is taken in: the import and the least that works. */
  code: string
  /** What it is for. */
  use: readonly string[]
  /** What it is not for, and what is. */
  instead?: readonly string[]
  /** What the keyboard does with it, a key or two to a row. */
  keys?: Readonly<Record<string, string>>
  /** What it says and does for those who do not look at it or point at it. */
  access: readonly string[]
}
