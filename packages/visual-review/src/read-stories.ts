import { forBothSides, openStoryPage } from './browser.ts'
import { readChromatic, type StoryParameters } from './chromatic.ts'
import type { Mode, RenderConfig } from './config.ts'
import { isSelected, listStories, type PictureSelection, type Side, type Story } from './plan.ts'
import type { ReviewOptions } from './review.ts'
import { serve } from './serve.ts'
import { defaultSize, getSize } from './viewports.ts'

type Modes = Pick<RenderConfig, 'modes' | 'defaultModes'>

/** The builds, and the browser in which their stories are asked. */
type ReadOptions = Pick<ReviewOptions, 'browser' | 'builds'> & { config: RenderConfig }

/** What is known of a story that cannot be loaded. It fails when it is rendered. */
const nothing: StoryParameters = { sizes: {}, isNotVisual: false }

/**
 * Lists the stories of both builds, and reads what those of a selection ask for. A story is rendered on both sides as its
 * head asks; only one that is gone is asked at the base. Without modes in the configuration, each has its own.
 */
export async function readStories(
  options: ReadOptions,
  selection: PictureSelection,
): Promise<Record<Side, Map<string, Story>> & Modes> {
  const { builds, config } = options
  const listed = { base: listStories(builds.base), head: listStories(builds.head) }
  const head = [...listed.head.values()].filter((story) => isSelected(story, selection))
  const gone = [...listed.base.values()].filter((story) => !listed.head.has(story.id) && isSelected(story, selection))
  const answers = await forBothSides((side) => askForParameters(options, side, side === 'head' ? head : gone))
  const { stories, ...modes } = applyOptions(new Map([...answers.base, ...answers.head]), config)
  const withOptions = (side: Side) => new Map([...listed[side]].map(([id, story]) => [id, stories.get(id) ?? story]))
  return { base: withOptions('base'), head: withOptions('head'), ...modes }
}

/** The parameters of each story, one by one, as a large Storybook takes long to load. */
async function askForParameters(
  { browser, builds, config }: ReadOptions,
  side: Side,
  stories: readonly Story[],
): Promise<Map<Story, StoryParameters>> {
  const answers = new Map<Story, StoryParameters>()
  if (stories.length === 0) return answers
  const { origin, close } = await serve(builds[side])
  try {
    const openPage = () => openStoryPage(browser, origin, config, {}, 'off', () => {})
    let page = await openPage()
    for (const story of stories) {
      try {
        answers.set(story, await page.call('readParameters', story.id))
      } catch {
        answers.set(story, nothing)
        // The story may have taken the page away, or made it hang.
        await page.close()
        page = await openPage()
      }
    }
    await page.close()
  } finally {
    await close()
  }
  return answers
}

/** Gives stories what they ask for. Without modes in the configuration, each has its own, or else one, `default`. */
export function applyOptions(
  answers: ReadonlyMap<Story, StoryParameters>,
  { modes, defaultModes, viewports }: Modes & Pick<RenderConfig, 'viewports'>,
): Modes & { stories: Map<string, Story> } {
  const isNamed = Object.keys(modes).length > 0
  const size = getSize({ name: 'desktop', isRotated: false, options: {} }, viewports, defaultSize)
  const own = new Map<string, Mode>()
  const stories = [...answers].map(([story, parameters]): Story => {
    const { settings, modes } = readChromatic(parameters, isNamed ? null : size)
    if (isNamed) return { ...story, settings }
    const named = modes.length > 0 ? modes : [['default', {}] as const]
    return { ...story, settings, modes: named.map(([name, mode]) => addMode(own, name, mode)) }
  })
  return {
    stories: new Map(stories.map((story) => [story.id, story])),
    ...(isNamed ? { modes, defaultModes } : { modes: Object.fromEntries(own), defaultModes: [...own.keys()] }),
  }
}

/** Adds a mode and returns its name: with a number, if another story calls another mode so. */
export function addMode(modes: Map<string, Mode>, name: string, mode: Mode): string {
  for (let number = 1; ; number++) {
    const own = number === 1 ? name : `${name} ${number}`
    const known = modes.get(own) ?? mode
    if (JSON.stringify(known) !== JSON.stringify(mode)) continue
    modes.set(own, mode)
    return own
  }
}
