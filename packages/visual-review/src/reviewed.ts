import type { Acceptance } from './accept.ts'
import type { VisualReviewConfig } from './config.ts'
import { getFindings } from './findings.ts'
import type { PartIdentity } from './part.ts'
import { isComplete, type PictureSelection } from './plan.ts'
import type { Report } from './report/report.ts'
import type { ReportInput } from './report/write.ts'
import type { Review } from './review.ts'

/** What was captured and found, before it is judged. */
export interface Reviewed extends Review, Pick<Report, 'base' | 'head' | 'browser' | 'seconds'> {
  selection: PictureSelection
  config: Pick<VisualReviewConfig, 'modes' | 'defaultModes'>
  acceptances: Acceptance[]
  /** How many pictures were to be taken. */
  planned: number
  /** Which part of a review it is. @default a whole one */
  part?: PartIdentity
}

/** Judges what was found. In a part of a review, no acceptance is unused: it may be for what another part has. */
export function judge(reviewed: Reviewed): ReportInput {
  const { selection, config, acceptances, planned, base, head, browser, seconds, notes, part } = reviewed
  const coverage = { planned, isComplete: !part && isComplete(selection) }
  const findings = getFindings(reviewed, acceptances, coverage, config.defaultModes)
  return {
    ...{ findings, selection, config, base, head, browser, seconds, notes },
    ...(part && { part: { ...reviewed, part } }),
  }
}
