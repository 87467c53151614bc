import type { Browser } from 'playwright'
import { forBothSides, openStoryPage, type Capture, type PagePair } from './browser.ts'
import { findChanges } from './changes.ts'
import type { Change } from './compare.ts'
import type { RenderConfig } from './config.ts'
import { isSamePicture } from './pixels.ts'
import type { Picture, Side } from './plan.ts'
import { ReviewError } from './review-error.ts'
import { serve } from './serve.ts'
import { changedTokens, type ChangedTokens, type Token } from './tokens.ts'

/**
 * The outcome of comparing a picture. `renamed`: a new story is identical to the removed one. `unstable`: a build differed
 * from itself when it was captured again.
 */
export type Outcome =
  | { status: 'same' }
  | { status: 'changed'; base: Buffer; head: Buffer; changes: Change[] }
  | { status: 'new'; head: Buffer; fingerprint: string }
  | { status: 'removed'; base: Buffer; fingerprint: string }
  | { status: 'renamed'; base: Buffer; to: string }
  | { status: 'unstable'; base: Buffer; head: Buffer }
  | { status: 'failed'; reason: string }
  | { status: 'skipped'; reason: string }

/** A picture with its outcome. */
export type Result = Picture & Outcome

/** The results of all planned pictures. */
export interface Review {
  results: Result[]
  /** The tokens that changed, whether a picture uses them or not. */
  tokens: Token[]
  /** What reviewers should know, such as a story with an unknown viewport: `ui-menu--open: there is …` */
  notes: string[]
}

/** The browser and the builds to compare. */
export interface ReviewOptions {
  browser: Browser
  /** The folders of the builds. */
  builds: Record<Side, string>
  config: Pick<RenderConfig, 'modes' | 'themes' | 'viewports' | 'globals'>
  /** How many pairs of pages work in parallel. */
  concurrency: number
  onProgress?: (done: number, total: number) => void
}

type OpenPair = (mode: string, axe: 'on' | 'off') => Promise<PagePair>
type Captures = Partial<Record<Side, Capture>>

/**
 * Compares pictures of two builds. Those that differ are captured again in fresh browser contexts: what then differs from
 * itself is unstable, unless it does not in contexts of its own; the rest has changed.
 */
export async function review({ builds, ...options }: ReviewOptions, pictures: readonly Picture[]): Promise<Review> {
  const { browser, config } = options
  const servers = await forBothSides((side) => serve(builds[side], { maxAge: 86_400 }))
  const notes = new Set<string>()
  const openPair: OpenPair = (name, axe) => {
    const mode = new Map(Object.entries(config.modes)).get(name) ?? {}
    return forBothSides((side) =>
      openStoryPage(browser, servers[side].origin, config, mode, axe, (note) => notes.add(note)),
    )
  }
  try {
    return { ...(await comparePictures(options, openPair, pictures)), notes: [...notes].sort() }
  } finally {
    await forBothSides((side) => servers[side].close())
  }
}

async function comparePictures(
  { concurrency, config, onProgress }: Omit<ReviewOptions, 'builds'>,
  openPair: OpenPair,
  pictures: readonly Picture[],
): Promise<Omit<Review, 'notes'>> {
  const skipped = new Map(pictures.flatMap(getSkipped))
  const taken = pictures.filter((picture) => !skipped.has(picture))
  const differing = new Map<Picture, Captures>()
  const tokensByMode = new Map<string, ChangedTokens>()
  const openFirst = async (mode: string) => {
    const pair = await openPair(mode, 'off')
    if (!tokensByMode.has(mode)) tokensByMode.set(mode, await changedTokens(pair, config.themes))
    return pair
  }
  let done = 0
  const first = await forEachPicture(concurrency, openFirst, taken, async (pair, picture) => {
    const { base, head } = await captureSides(pair, picture).finally(() => onProgress?.(++done, taken.length))
    if (base && head && isSame(base, head)) return { status: 'same' }
    differing.set(picture, { ...(base && { base }), ...(head && { head }) })
    if (!base) return head && { status: 'new', head: head.png, fingerprint: head.fingerprint }
    return head ? undefined : { status: 'removed', base: base.png, fingerprint: base.fingerprint }
  })
  const candidates = taken.filter((picture) => differing.has(picture) && !first.has(picture))
  const openSecond = (mode: string) => openPair(mode, 'on')
  const retake = (former: ReadonlyMap<Picture, Captures>, again: readonly Picture[], pages: 'shared' | 'own') =>
    forEachPicture(
      concurrency,
      openSecond,
      again,
      async (pair, picture) => {
        const { base, head } = await captureSides(pair, picture)
        const before = former.get(picture)
        const tokens = tokensByMode.get(picture.mode)
        if (!base || !head || !before?.base || !before.head || !tokens) return
        const pngs = { base: base.png, head: head.png }
        if (!isSame(base, before.base) || !isSame(head, before.head)) return { status: 'unstable', ...pngs }
        return { status: 'changed', ...pngs, changes: await findChanges(pair, picture, { base, head }, tokens) }
      },
      pages,
    )
  const second = await retake(differing, candidates, 'shared')
  // Without the stories that changed before it in its page, which may have left something behind, such as a drawing that
  // Chromium keeps: where only pixels differ, and do not any more, nothing changed.
  const ofPixels = candidates.filter((picture) => hasOnlyPixels(second.get(picture)))
  const apart = await forEachPicture(concurrency, openFirst, ofPixels, async (pair, picture) => {
    const { base, head } = await captureSides(pair, picture)
    return base && head && isSame(base, head) ? { status: 'same' } : undefined
  })
  // Fewer stories came before in their pages, which may leave something behind, such as style sheets. Alone, it is equal
  // to itself three times: twice, a picture that is one of two at random often is, too.
  const unstable = candidates.filter((picture) => second.get(picture)?.status === 'unstable')
  const alone = new Map<Picture, Captures>()
  const takeAlone = async (pair: PagePair, picture: Picture) => {
    const { base, head } = await captureSides(pair, picture)
    if (base && head && !isSame(base, head)) alone.set(picture, { base, head })
    return undefined
  }
  await forEachPicture(concurrency, openSecond, unstable, takeAlone, 'own')
  const third = await retake(alone, [...alone.keys()], 'own')
  const equalTwice = [...alone.keys()].filter((picture) => third.get(picture)?.status === 'changed')
  const fourth = await retake(alone, equalTwice, 'own')
  const outcomes = new Map([...skipped, ...first, ...second, ...apart, ...third, ...fourth])
  const results = pictures.flatMap((picture) => {
    const outcome = outcomes.get(picture)
    return outcome ? [{ ...picture, ...outcome }] : []
  })
  return { results, tokens: listTokens([...tokensByMode.values()].map(({ tokens }) => tokens)) }
}

/** Every token once, sorted, so that no order of modes or parts matters. */
export function listTokens(lists: readonly (readonly Token[])[]): Token[] {
  const byName = new Map(lists.flat().map((token) => [token.name, token]))
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/**
 * Processes pictures with several page pairs, each of which renders the stories of a mode without reloading, unless each
 * picture gets pages of its own. A picture that throws has failed; the next one gets a new pair. A {@link ReviewError} ends
 * all.
 */
async function forEachPicture(
  concurrency: number,
  open: (mode: string) => Promise<PagePair>,
  pictures: readonly Picture[],
  compare: (pair: PagePair, picture: Picture) => Promise<Outcome | undefined>,
  pages: 'shared' | 'own' = 'shared',
): Promise<Map<Picture, Outcome>> {
  const outcomes = new Map<Picture, Outcome>()
  const nextMode = shareModes(pictures)
  const work = async () => {
    for (let mode = nextMode(); mode; mode = nextMode()) {
      let pair: PagePair | null = null
      for (let picture = mode.shift(); picture; picture = mode.shift()) {
        try {
          pair ??= await open(picture.mode)
          const outcome = await compare(pair, picture)
          if (outcome) outcomes.set(picture, outcome)
          if (pages === 'shared') continue
        } catch (error) {
          if (error instanceof ReviewError) throw error
          outcomes.set(picture, { status: 'failed', reason: error instanceof Error ? error.message : String(error) })
        }
        await forBothSides(async (side) => pair?.[side].close())
        pair = null
      }
      await forBothSides(async (side) => pair?.[side].close())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return outcomes
}

/** So many pictures take as long as opening a pair of pages. */
const WORTH_OPENING = 10

/**
 * Shares pictures among workers: the next one gets the pictures of a mode of its own, which it takes one by one. When all
 * modes are taken, it shares the mode of which most is left, if that is worth opening pages.
 */
export function shareModes(pictures: readonly Picture[]): () => Picture[] | undefined {
  const modes = new Map<string, Picture[]>()
  for (const picture of pictures) modes.set(picture.mode, [...(modes.get(picture.mode) ?? []), picture])
  const untaken = [...modes.values()]
  return () => {
    const own = untaken.shift()
    if (own) return own
    const [longest = []] = [...modes.values()].sort((one, other) => other.length - one.length)
    return longest.length > WORTH_OPENING ? longest : undefined
  }
}

function getSkipped(picture: Picture): [Picture, Outcome][] {
  const { settings } = picture.story
  return settings?.status === 'skipped' ? [[picture, settings]] : []
}

async function captureSides(pair: PagePair, { story, sides }: Picture): Promise<Record<Side, Capture | undefined>> {
  const { id, settings } = story
  if (settings?.status === 'unreadable') throw new Error(settings.reason)
  return forBothSides(async (side) => {
    if (!sides.includes(side)) return undefined
    return pair[side].capture(id, settings?.status === 'captured' ? settings : undefined).catch((error: unknown) => {
      throw new Error(`${side}: ${error instanceof Error ? error.message : String(error)}`)
    })
  })
}

const hasOnlyPixels = (outcome: Outcome | undefined) =>
  outcome?.status === 'changed' && outcome.changes.every(({ kind }) => kind === 'pixels')

function isSame(one: Capture, other: Capture): boolean {
  return one.fingerprint === other.fingerprint && isSamePicture(one.png, other.png)
}
