import { getFindings } from './findings.ts'
import type { Reviewed } from './part.ts'
import { isComplete } from './plan.ts'
import type { ReportInput } from './report/write.ts'

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
