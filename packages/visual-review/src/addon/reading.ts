import { REPORT_FOLDER, REPORT_VERSION, type Report } from '../report/report.ts'

/** What became of the report that belongs to a Storybook. */
export type Reading =
  | { status: 'reading' }
  | { status: 'absent' }
  /** No report, or one that was not written to its end. */
  | { status: 'broken'; file: string }
  /** Of another version of `visual-review`. */
  | { status: 'outdated'; file: string }
  /** `prefix` is what the ids of this Storybook's stories begin with there. */
  | { status: 'read'; report: Report; prefix: string; getUrl: (file: string) => string }

/**
 * Reads the report that lies beside the Storybook at an address. All Storybooks that a report has copies of, in its folders
 * `base` and `head`, have this report: one of several is in a folder there, with which its stories' ids begin.
 */
export async function readReport(address: string): Promise<Reading> {
  const [copy, prefix = ''] = /^.*\/(?:base|head)\/(.*\/)?(?:index\.html)?$/.exec(new URL(address).pathname) ?? []
  if (copy === undefined) return readFrom(address, REPORT_FOLDER, '')
  const depth = prefix.split('/').length
  const reading = await readFrom(address, Array.from({ length: depth }, () => '..').join('/'), prefix)
  // A Storybook may be served in a folder of such a name.
  return reading.status === 'absent' && prefix !== '' ? readFrom(address, REPORT_FOLDER, '') : reading
}

async function readFrom(address: string, folder: string, prefix: string): Promise<Reading> {
  const getUrl = (file: string) => new URL(`${folder}/${file}`, address).href
  const file = getUrl('report.json')
  try {
    const response = await fetch(file)
    // Hosts of single pages answer with one for every address.
    if (!response.ok || response.headers.get('content-type')?.includes('html')) return { status: 'absent' }
    const report: unknown = await response.json()
    if (typeof report !== 'object' || report === null || !('causes' in report)) return { status: 'broken', file }
    if (!('version' in report) || report.version !== REPORT_VERSION) return { status: 'outdated', file }
    // SAFETY: of this version, written by `writeReport`.
    return { status: 'read', report: report as unknown as Report, prefix, getUrl }
  } catch {
    return { status: 'broken', file }
  }
}
