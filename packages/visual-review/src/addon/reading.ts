import { REPORT_FOLDER, REPORT_VERSION, type Report } from '../report/report.ts'

/** What became of the report that belongs to a Storybook. */
export type Reading =
  | { status: 'reading' }
  | { status: 'absent' }
  /** No report, or one that was not written to its end. */
  | { status: 'broken'; file: string }
  /** Of another version of `visual-review`. */
  | { status: 'outdated'; file: string }
  | { status: 'read'; report: Report; getUrl: (file: string) => string }

/**
 * Reads the report that lies beside the Storybook at an address. Both Storybooks that a report has copies of, in its
 * folders `base` and `head`, have this report.
 */
export async function readReport(address: string): Promise<Reading> {
  const isCopy = /\/(base|head)\/(index\.html)?$/.test(new URL(address).pathname)
  const getUrl = (file: string) => new URL(`${isCopy ? '..' : REPORT_FOLDER}/${file}`, address).href
  const file = getUrl('report.json')
  try {
    const response = await fetch(file)
    // Hosts of single pages answer with one for every address.
    if (!response.ok || response.headers.get('content-type')?.includes('html')) return { status: 'absent' }
    const report: unknown = await response.json()
    if (typeof report !== 'object' || report === null || !('causes' in report)) return { status: 'broken', file }
    if (!('version' in report) || report.version !== REPORT_VERSION) return { status: 'outdated', file }
    // SAFETY: of this version, written by `writeReport`.
    return { status: 'read', report: report as unknown as Report, getUrl }
  } catch {
    return { status: 'broken', file }
  }
}
