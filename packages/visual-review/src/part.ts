import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Acceptance } from './accept.ts'
import type { RenderConfig, VisualReviewConfig } from './config.ts'
import { shortHash } from './hash.ts'
import type { Picture, PictureSelection, Side } from './plan.ts'
import type { Report, ReportSide } from './report/report.ts'
import type { Result, Review } from './review.ts'
import { ReviewError } from './review-error.ts'
import type { Shard } from './shard.ts'
import { readVersion } from './version.ts'

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

/** What has to be the same in all parts of a review. */
export type Trait =
  | 'base'
  | 'head'
  | 'browser'
  | 'configuration'
  | 'selection of stories'
  | 'set of acceptances'
  | 'list of stories'

/** Which part of which review something is. */
export interface PartIdentity {
  shard: Shard
  /** The version of this package. */
  version: string
  traits: Record<Trait, string>
}

/** A part of a review, which is merged with the others. */
export type Part = Reviewed & { part: PartIdentity }

/** A value with the names of files in place of pictures, and lists in place of sets. */
type Stored<T> = T extends Buffer ? string : T extends Set<infer Item> ? Item[] : T

type StoredFields<T> = T extends unknown ? { [Key in keyof T]: Stored<T[Key]> } : never

type StoredPart = Omit<Part, 'results' | 'selection'> & {
  results: StoredFields<Result>[]
  selection: StoredFields<PictureSelection>
}

/** The last file of a part that is written: without it, the part is not whole. */
const FILE = 'part.json'

/** What identifies a review, whichever part of it is looked at. `pictures` are those of the whole plan. */
export function getTraits(
  { base, head, browser, selection, acceptances }: Reviewed,
  storybooks: readonly { config: RenderConfig; builds: Record<Side, string> }[],
  pictures: readonly Picture[],
): PartIdentity['traits'] {
  const { files } = selection
  const plan = pictures.map(({ story: { id, title, name, settings }, mode, sides }) => [
    ...[id, title, name, settings, mode, sides],
  ])
  return {
    base: identify(
      base,
      storybooks.map(({ builds }) => builds.base),
    ),
    head: identify(
      head,
      storybooks.map(({ builds }) => builds.head),
    ),
    browser,
    configuration: hash(
      storybooks.map(({ config: { modes, defaultModes, pagePrefix, globals, viewports, themes } }) => {
        return { modes, defaultModes, pagePrefix, globals, viewports, themes }
      }),
    ),
    'selection of stories': `modes ${selection.modes.join(', ')}; stories ${selection.stories.join(', ') || 'all'}; files ${files === 'all' ? 'all' : hash([...files].sort())}`,
    'set of acceptances': hash(acceptances),
    'list of stories': hash(plan),
  }
}

const hash = (value: unknown) => shortHash(JSON.stringify(value), 10)

/** A commit by its name; finished builds, which may be in other folders on each machine, by their content. */
function identify({ commit, name }: ReportSide, builds: readonly string[]): string {
  return commit === undefined ? hash(builds.map(hashFiles)) : name
}

function hashFiles(build: string): string {
  const files = readdirSync(build, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  )
  return hash(files.sort().map((file) => [path.relative(build, file), shortHash(readFileSync(file), 20)]))
}

/** Writes a part into the folder of its report. `files` are the pictures that the report has already. */
export function writePart(folder: string, reviewed: Part, files: ReadonlyMap<Buffer, string>): void {
  const store = (png: Buffer, name: string) => {
    const known = files.get(png)
    if (known) return known
    const file = `pictures/part-${name}.png`
    writeFileSync(path.join(folder, file), png)
    return file
  }
  const results = reviewed.results.map((result, at): StoredFields<Result> => {
    // SAFETY: the same result, with the names of files in place of pictures.
    return {
      ...result,
      ...('base' in result && { base: store(result.base, `${at}-base`) }),
      ...('head' in result && { head: store(result.head, `${at}-head`) }),
    } as StoredFields<Result>
  })
  const { files: selected } = reviewed.selection
  const selection = { ...reviewed.selection, files: selected === 'all' ? selected : [...selected] }
  const stored: StoredPart = { ...reviewed, results, selection }
  writeFileSync(path.join(folder, FILE), JSON.stringify(stored))
}

/** Reads a part from the folder of its report. Throws a {@link ReviewError} if it is not whole, or of another version. */
export function readPart(folder: string): Part {
  if (!existsSync(path.join(folder, FILE)))
    throw new ReviewError(`${folder} is no finished part of a review: it has no ${FILE}.${readFailure(folder)}`)
  try {
    const { results, selection, ...rest } = parsePart(folder)
    const load = (file: string) => {
      if (!/^pictures\/[\w-]+\.png$/.test(file)) throw new Error(`${file} is no picture`)
      return readFileSync(path.join(folder, file))
    }
    return {
      ...rest,
      selection: { ...selection, files: selection.files === 'all' ? 'all' : new Set(selection.files) },
      // SAFETY: the same result, with pictures in place of their names.
      results: results.map((result) => {
        return {
          ...result,
          ...('base' in result && { base: load(result.base) }),
          ...('head' in result && { head: load(result.head) }),
        } as Result
      }),
    }
  } catch (error) {
    if (error instanceof ReviewError) throw error
    throw new ReviewError(`${folder} is damaged: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function parsePart(folder: string): StoredPart {
  // SAFETY: written by `writePart` of this version, which is checked first.
  const stored = JSON.parse(readFileSync(path.join(folder, FILE), 'utf8')) as StoredPart
  const version = readVersion()
  if (stored.part.version !== version)
    throw new ReviewError(`${folder} was made by visual-review ${stored.part.version}, and this is ${version}.`)
  return stored
}

/** Why there is no part, if its summary says so. */
function readFailure(folder: string): string {
  const file = path.join(folder, 'summary.md')
  const [, reason] = existsSync(file) ? readFileSync(file, 'utf8').split('**Not judged.** ') : []
  return reason ? ` It was not judged: ${reason.trim()}` : ''
}
