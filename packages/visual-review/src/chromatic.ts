import type { Media, Mode } from './config.ts'
import { ReviewError } from './review-error.ts'
import { getSize, toPixels, type Size, type Viewports } from './viewports.ts'

/** What the page knows of a story. */
export interface StoryParameters {
  /** `parameters.chromatic`, as somebody wrote it. */
  chromatic?: unknown
  /** The viewports that it knows by name. */
  sizes: Viewports
  /** Whether the tag `visual`, which it would inherit, is taken from it. */
  isNotVisual: boolean
}

/** How a story asks to be captured. */
export interface CaptureSettings {
  /** How long to wait once it has settled, in milliseconds. */
  delay: number
  /** What to ignore, besides elements that are marked. */
  ignoreSelectors: readonly string[]
  media: Media
}

/** Whether and how a story asks to be captured. */
export type StorySettings =
  | ({ status: 'captured' } & CaptureSettings)
  | { status: 'skipped'; reason: string }
  | { status: 'unreadable'; reason: string }

/** What a story asks for. */
export interface StoryOptions {
  settings: StorySettings
  /** Its own modes by name. */
  modes: readonly NamedMode[]
}

type NamedMode = readonly [name: string, mode: Mode]

/** Values by name. */
type Values = Readonly<Record<string, unknown>>

/** Chromatic's own limit, in milliseconds. */
const LONGEST_DELAY = 15_000

/**
 * What a story asks for by its parameters and tags. `size` has what the viewport of a mode leaves out; with `null`, modes
 * are not read.
 */
export function readChromatic(parameters: StoryParameters, size: Size | null): StoryOptions {
  if (parameters.isNotVisual) return skip('the tag !visual')
  try {
    const values =
      read({ chromatic: parameters.chromatic }, 'parameters', 'chromatic', isValues, 'values by name') ?? {}
    // `disable` is its older name.
    const off = ['disableSnapshot', 'disable'].find((key) => readHere(values, key, isBoolean, 'true or false'))
    if (off) return skip(`${PLACE}.${off}`)
    const modes = size ? readModes(values, parameters.sizes, size) : []
    const enabled = modes.flatMap(([name, mode]): NamedMode[] => (mode ? [[name, mode]] : []))
    if (modes.length > 0 && enabled.length === 0) return skip(`${PLACE}.modes, which are all disabled`)
    return { settings: { status: 'captured', ...readSettings(values) }, modes: enabled }
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error
    return { settings: { status: 'unreadable', reason: error.message }, modes: [] }
  }
}

const skip = (reason: string): StoryOptions => ({ settings: { status: 'skipped', reason }, modes: [] })

function readSettings(values: Values): CaptureSettings {
  const forcedColors = readHere(values, 'forcedColors', isOneOf('active', 'none'), '"active" or "none"')
  const isMotion = isOneOf('reduce', 'no-preference')
  const reducedMotion = readHere(values, 'prefersReducedMotion', isMotion, '"reduce" or "no-preference"')
  const delay = readHere(values, 'delay', isDuration, 'a number of milliseconds') ?? 0
  return {
    delay: Math.min(delay, LONGEST_DELAY),
    ignoreSelectors: readHere(values, 'ignoreSelectors', isListOf(isText), 'a list of CSS selectors') ?? [],
    media: {
      ...(forcedColors === 'active' && { forcedColors }),
      ...(reducedMotion === 'reduce' && { reducedMotion }),
    },
  }
}

/** The modes by name, `null` for one that is disabled: `modes`, and one for each width of the older `viewports`. */
function readModes(values: Values, sizes: Viewports, fallback: Size): [name: string, mode: Mode | null][] {
  const modes = readHere(values, 'modes', isValues, 'modes by name') ?? {}
  const widths = readHere(values, 'viewports', isListOf(isLength), 'a list of widths in pixels') ?? []
  const readMode = (name: string): Mode | null => {
    const place = `${PLACE}.modes.${name}`
    const mode = read(modes, `${PLACE}.modes`, name, isValues, 'globals and a viewport') ?? {}
    const { viewport, disable, ...globals } = mode
    if (read({ disable }, place, 'disable', isBoolean, 'true or false')) return null
    return {
      ...(Object.keys(globals).length > 0 && { globals }),
      ...(viewport !== undefined && { size: readSize(viewport, `${place}.viewport`, sizes, fallback) }),
    }
  }
  return [
    ...Object.keys(modes).map((name): [string, Mode | null] => [name, readMode(name)]),
    ...widths.map(toPixels).map((width): [string, Mode] => [`${width}px`, { size: withLengths(fallback, { width }) }]),
  ]
}

/** The size of a viewport: a width, a width and a height of which one may be missing, or a name. */
function readSize(viewport: unknown, place: string, sizes: Viewports, fallback: Size): Size {
  if (isLength(viewport)) return withLengths(fallback, { width: toPixels(viewport) })
  if (isText(viewport)) {
    const { note, ...size } = getSize({ name: viewport, isRotated: false, options: sizes }, {}, fallback)
    return note === undefined ? size : refuse(place, 'the name of a viewport', viewport)
  }
  if (!isValues(viewport) || !('width' in viewport || 'height' in viewport))
    return refuse(place, 'a name, a width, or a width and a height in pixels', viewport)
  const [width, height] = ['width', 'height'].map((key) => read(viewport, place, key, isLength, 'a number of pixels'))
  return withLengths(fallback, { width: toPixels(width), height: toPixels(height) })
}

function withLengths(
  fallback: Size,
  { width, height }: { width?: number | undefined; height?: number | undefined },
): Size {
  return { width: width ?? fallback.width, height: height ?? fallback.height }
}

/** Where all of it is. */
const PLACE = 'parameters.chromatic'

/** A value by its key, if there is one. Throws a {@link ReviewError} that names the key if it is another than expected. */
function read<T>(
  values: Values,
  place: string,
  key: string,
  isExpected: (value: unknown) => value is T,
  expected: string,
): T | undefined {
  const value = values[key]
  return value === undefined || isExpected(value) ? value : refuse(`${place}.${key}`, expected, value)
}

function readHere<T>(values: Values, key: string, isExpected: (value: unknown) => value is T, expected: string) {
  return read(values, PLACE, key, isExpected, expected)
}

function refuse(place: string, expected: string, value: unknown): never {
  throw new ReviewError(`${place} is ${JSON.stringify(value)}, which is not ${expected}`)
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBoolean = (value: unknown) => typeof value === 'boolean'

const isText = (value: unknown) => typeof value === 'string'

const isDuration = (value: unknown): value is number => typeof value === 'number' && value >= 0

const isLength = (value: unknown): value is string | number =>
  (isText(value) || typeof value === 'number') && toPixels(value) !== undefined

const isOneOf =
  <Word extends string>(...words: Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value)

const isListOf =
  <T>(isItem: (value: unknown) => value is T) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.every(isItem)
