import type { ReportPicture } from '../in-page/report-picture.ts'
import type { Report, ReportCause } from '../report/report.ts'

/** What is told of a story whose pictures differ, first what is to be looked at first. */
const differences = ['changed', 'removed', 'failed', 'unstable', 'new', 'renamed'] as const

type Difference = (typeof differences)[number]

/** What a review found for one story, in all modes. */
export type StoryReview =
  | { status: 'absent' }
  | { status: 'same' }
  | { status: 'skipped'; reasons: string[] }
  | {
      status: Difference
      pictures: ReportPicture[]
      causes: ReportCause[]
      /** Why it could not be judged. */
      reasons: string[]
    }

/** Finds what a report says about a story, by the story's id. */
export function getStoryReview(report: Report, id: string): StoryReview {
  const pictures = report.pictures.filter((picture) => picture.id === id)
  const status = differences.find((difference) => pictures.some((picture) => picture.status === difference))
  if (status) {
    const names = new Set(pictures.flatMap(({ causes }) => causes))
    const causes = report.causes.filter(({ name }) => names.has(name))
    return { status, pictures, causes, reasons: getReasons(report.failures, id) }
  }
  const reasons = getReasons(report.skipped, id)
  if (reasons.length > 0) return { status: 'skipped', reasons }
  return { status: report.stories.includes(id) ? 'same' : 'absent' }
}

/** What lines such as `ui-clock--ticking: the tag !visual` say about a story. */
function getReasons(lines: readonly string[], id: string): string[] {
  return lines.flatMap((line) => (line.startsWith(`${id}: `) ? [line.slice(id.length + 2)] : []))
}
