import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'
import { describeBrowser, launchBrowser } from './browser.ts'
import type { BrowserName, Mode } from './config.ts'
import { getTraits, type Reviewed } from './part.ts'
import { assertAny, plan, sortPictures, type Picture, type PictureSelection } from './plan.ts'
import { addMode, readStories } from './read-stories.ts'
import { listTokens, review } from './review.ts'
import { takeShard, type Shard } from './shard.ts'
import { placePicture } from './storybooks.ts'
import type { Subject, Subjects } from './subjects.ts'
import { readVersion } from './version.ts'

/** The options that decide which pictures are taken. */
export interface LookOptions {
  story: string[]
  modes: string
  browser: BrowserName
}

/** Compares the stories of two builds, or a part of them. `building` is how many seconds that took. */
export async function lookAt(
  { storybooks, base, head, acceptances, notes }: Subjects,
  { modes: wanted, story, browser: name }: LookOptions,
  building: number,
  shard?: Shard,
): Promise<Reviewed> {
  const start = performance.now()
  const selection = { modes: wanted.split(','), stories: story, files: uniteFiles(storybooks) }
  const browser = await launchBrowser(storybooks[0]?.config.launchOptions(name) ?? {}, name)
  try {
    const modes = new Map<string, Mode>()
    const plans: Plan[] = []
    for (const subject of storybooks) plans.push(await planSubject(browser, subject, selection, modes))
    const all = plans.flatMap(({ pictures }) => pictures.map(({ placed }) => placed))
    assertAny(all)
    const taken = new Set(shard ? takeShard(all, shard) : all)
    const reviews = []
    for (const own of plans) reviews.push(await reviewPlan(browser, own, taken))
    const reviewed: Reviewed = {
      ...{ selection, acceptances, base, head },
      results: sortPictures(
        [...modes.keys()],
        reviews.flatMap(({ results }) => results),
      ),
      tokens: listTokens(reviews.map(({ tokens }) => tokens)),
      notes: [...notes, ...reviews.flatMap((own) => own.notes)].sort(),
      config: {
        modes: Object.fromEntries(modes),
        defaultModes: [...new Set(plans.flatMap(({ defaultModes }) => defaultModes))],
      },
      browser: describeBrowser(browser, name),
      seconds: { building, looking: (performance.now() - start) / 1000 },
      planned: taken.size,
    }
    if (!shard) return reviewed
    return { ...reviewed, part: { shard, version: readVersion(), traits: getTraits(reviewed, plans, all) } }
  } finally {
    await browser.close()
  }
}

/** What is to be taken of a Storybook. */
interface Plan extends Subject {
  /** As the Storybook calls them, and as the report does. */
  pictures: { own: Picture; placed: Picture }[]
  /** The report's names of modes by the Storybook's. */
  modeNames: ReadonlyMap<string, string>
  defaultModes: string[]
}

/** Plans the pictures of a Storybook, and adds its modes to those of all: with a number, if another calls another so. */
async function planSubject(
  browser: Browser,
  subject: Subject,
  selection: PictureSelection,
  modes: Map<string, Mode>,
): Promise<Plan> {
  const { prefix, files, builds, config: configured } = subject
  const ownSelection = { ...selection, files, prefix }
  const { base, head, ...ownModes } = await readStories({ browser, builds, config: configured }, ownSelection)
  const config = { ...configured, ...ownModes }
  const modeNames = new Map(Object.entries(config.modes).map(([name, mode]) => [name, addMode(modes, name, mode)]))
  return {
    ...{ ...subject, config, modeNames },
    pictures: plan(base, head, config, ownSelection).map((own) => ({
      own,
      placed: placePicture(own, subject, modeNames),
    })),
    defaultModes: config.defaultModes.map((name) => modeNames.get(name) ?? name),
  }
}

/** Reviews those pictures of a plan that are taken. The results are as the report calls them. */
async function reviewPlan(browser: Browser, own: Plan, taken: ReadonlySet<Picture>) {
  const { prefix, builds, config, modeNames } = own
  const pictures = own.pictures.flatMap(({ own, placed }) => (taken.has(placed) ? [own] : []))
  const options = { browser, builds, config, concurrency: availableParallelism(), onProgress: logProgress() }
  const { results, tokens, notes } = await review(options, pictures)
  return {
    results: results.map((result) => ({ ...result, ...placePicture(result, own, modeNames) })),
    ...{ tokens, notes: notes.map((note) => `${prefix}${note}`) },
  }
}

/** The files of all Storybooks that may be affected. */
function uniteFiles(storybooks: readonly Subject[]): PictureSelection['files'] {
  if (storybooks.every(({ files }) => files === 'all')) return 'all'
  return new Set(
    storybooks.flatMap(({ prefix, files }) =>
      (files === 'all' ? ['all'] : [...files]).map((file) => `${prefix}${file}`),
    ),
  )
}

/** Logs every 5 % the progress, the speed and the remaining time. */
function logProgress() {
  const start = performance.now()
  return (done: number, total: number) => {
    if (Math.floor((done / total) * 20) === Math.floor(((done - 1) / total) * 20)) return
    const seconds = (performance.now() - start) / 1000
    const left = Math.round((seconds / done) * (total - done))
    console.log(`${done} of ${total} pictures, ${((done * 2) / seconds).toFixed(1)} captures a second, ${left} s left`)
  }
}
