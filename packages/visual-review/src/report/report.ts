import type { ChangeKind } from '../compare.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import type { Shard } from '../shard.ts'

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

/** One side of a review. */
export interface ReportSide {
  name: string
  /** @default a finished build, whose changes cannot be accepted, as it has no history */
  commit?: string
}

/** The version of the format of `report.json`. */
export const REPORT_VERSION = 1

/** The folder of a built Storybook in which its panel looks for a report. */
export const REPORT_FOLDER = 'visual-review'

/** The content of `report.json`. */
export interface Report {
  version: typeof REPORT_VERSION
  /** When it was written, in ISO 8601. */
  time: string
  /** Which part of a review it is. Merge all parts to judge them. @default a whole one */
  part?: Shard
  sentence: string
  exitCode: number
  looked: { pictures: number; stories: number; same: number }
  /** The ids of all stories that were compared, also of those that are the same. */
  stories: string[]
  /** What the review does not cover. */
  notLooked: string[]
  base: ReportSide
  head: ReportSide
  /** The browser and its version: `Chromium 150.0`. */
  browser: string
  seconds: { building: number; looking: number }
  causes: ReportCause[]
  /** All pictures that are not the same. */
  pictures: ReportPicture[]
  /** Why stories could not be judged, without duplicates. */
  failures: string[]
  /** Which stories were left out, and what says so: `ui-clock--ticking: parameters.chromatic.disableSnapshot` */
  skipped: string[]
  /** What reviewers should know. */
  notes: string[]
  /** Acceptances that match no cause. */
  stale: string[]
}
