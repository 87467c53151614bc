/** A picture that is not the same in both builds. */
export interface ReportPicture {
  /** Its index in the report. */
  at: number
  id: string
  title: string
  name: string
  mode: string
  /** The Storybook globals of the mode, as they are written in its addresses. */
  globals: Readonly<Record<string, string>>
  status: 'same' | 'changed' | 'new' | 'removed' | 'renamed' | 'unstable' | 'failed' | 'skipped'
  /** The new name of a renamed story. */
  note?: string
  /** The names of its causes. */
  causes: string[]
  /** Paths of `base`, `head` and `difference`, as far as they exist. */
  files: Partial<Record<'base' | 'head' | 'difference', string>>
  /** The rectangle around all changed pixels. */
  box: [left: number, top: number, width: number, height: number] | null
  /** How many pixels changed. */
  pixels: number
}
