import { availableParallelism } from 'node:os'
import { launchBrowser } from './browser.ts'
import { getTraits, type Reviewed } from './part.ts'
import { plan } from './plan.ts'
import { readStories } from './read-stories.ts'
import { review } from './review.ts'
import { takeShard, type Shard } from './shard.ts'
import type { Subjects } from './subjects.ts'
import { readVersion } from './version.ts'

/** The options that decide which pictures are taken. */
export interface LookOptions {
  story: string[]
  modes: string
}

/** Compares the stories of two builds, or a part of them. `building` is how many seconds that took. */
export async function lookAt(
  { config: configured, builds, base, head, files, acceptances }: Subjects,
  { modes, story }: LookOptions,
  building: number,
  shard?: Shard,
): Promise<Reviewed> {
  const start = performance.now()
  const selection = { modes: modes.split(','), stories: story, files }
  const browser = await launchBrowser(configured.launchOptions())
  try {
    const {
      base: before,
      head: after,
      ...modes
    } = await readStories({ browser, builds, config: configured }, selection)
    const config = { ...configured, ...modes }
    const all = plan(before, after, config, selection)
    const pictures = shard ? takeShard(all, shard) : all
    const options = { browser, builds, config, concurrency: availableParallelism(), onProgress: logProgress() }
    const { results, tokens, notes } = await review(options, pictures)
    const reviewed: Reviewed = {
      ...{ selection, acceptances, base, head, results, tokens, notes },
      config: { modes: config.modes, defaultModes: config.defaultModes },
      browser: browser.version(),
      seconds: { building, looking: (performance.now() - start) / 1000 },
      planned: pictures.length,
    }
    if (!shard) return reviewed
    return { ...reviewed, part: { shard, version: readVersion(), traits: getTraits(reviewed, config, all, builds) } }
  } finally {
    await browser.close()
  }
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
