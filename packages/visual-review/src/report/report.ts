import type { ChangeKind } from '../compare.ts'
import type { Base, Revision } from '../builds.ts'
import type { Difference } from '../pixels.ts'
import type { Result } from '../review.ts'

/** A picture that is not the same in both builds. */
export interface ReportPicture {
  /** Its index in the report. */
  at: number
  id: string
  title: string
  name: string
  mode: string
  /** The Storybook globals of the mode. */
  globals: Readonly<Record<string, string>>
  status: Result['status']
  /** The new name of a renamed story. */
  note?: string
  /** The names of its causes. */
  causes: string[]
  /** Paths of `base`, `head` and `difference`, as far as they exist. */
  files: Partial<Record<'base' | 'head' | 'difference', string>>
  /** Where it changed. */
  box: Difference['box'] | null
  /** How many pixels changed. */
  pixels: number
}

/** A cause with the indices of its pictures. */
export interface ReportCause {
  /** `c1`, for `accept`. */
  name: string
  kind: ChangeKind
  text: string
  where: string[]
  titles: string[]
  pictures: number[]
  isAccepted: boolean
}

/** The content of `report.json`. */
export interface Report {
  sentence: string
  exitCode: number
  looked: { pictures: number; stories: number; same: number }
  /** What the review does not cover. */
  notLooked: string[]
  base: Base
  head: Revision
  /** The browser's version. */
  browser: string
  seconds: { building: number; looking: number }
  causes: ReportCause[]
  /** All pictures that are not the same. */
  pictures: ReportPicture[]
  /** Why stories could not be judged, without duplicates. */
  failures: string[]
  /** Acceptances that match no cause. */
  stale: string[]
}
