import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite'
import preview from '../preview.tsx'
import { getRequirements } from '../story-index.ts'
import { storyName } from '../story-name.ts'
import { loadWording } from '../with-provider.tsx'
import type { StoryTexts } from './story-texts.ts'
import { visibleTexts } from './visible-texts.ts'

type Module = Parameters<typeof composeStories>[0] & { default: { title: string } }

interface Story {
  id: string
  tags: string[]
  run: (context: { canvasElement: HTMLElement }) => Promise<void>
}

/** After this time, in ms, a story that has not been rendered never will be. */
const LIMIT_MS = 30_000

/** A story has settled when its text stays the same for this many turns. */
const QUIET_TURNS = 5
/** What changes for longer, such as a running clock, is taken as it is. */
const MOST_TURNS = 60

// The preview's other loaders start the worker that answers requests.
setProjectAnnotations([{ ...preview, loaders: [loadWording] }])

// Loading an empty story unmounts the current one.
const nothing = composeStory({ render: () => <></> }, { title: 'Nothing' }, {}, 'Nothing')

/** Renders every story of a file that the sidebar lists, as it is before its play function, without checks after it. */
export async function renderFile(module: Module): Promise<StoryTexts[]> {
  const { default: meta, ...exports } = module as Module & Record<string, object>
  const named = Object.entries(exports) as [string, { name?: string }][]
  const still = Object.fromEntries(named.map(([name, story]) => [name, { ...story, play: undefined }]))
  // SAFETY: stories are composed to components with these properties.
  const composed = composeStories({
    default: { ...meta, afterEach: [] },
    ...still,
  }) as unknown as Record<string, Story>
  const all = Object.entries(composed).map(([exportName, { tags }]) => ({ exportName, tags }))
  const stories: StoryTexts[] = []
  for (const [exportName, { name = separate(exportName) }] of named) {
    const story = composed[exportName]
    if (!story?.tags.includes('dev')) continue
    stories.push({
      id: story.id,
      title: meta.title,
      name: storyName(name),
      requirements: getRequirements(exportName, all),
      texts: await getTexts(story),
    })
  }
  return stories
}

async function getTexts(story: Story): Promise<string[]> {
  const canvasElement = document.body.appendChild(document.createElement('div'))
  // What a browser alone can do, such as drawing, leaves its texts out.
  await withLimit(
    story.id,
    story.run({ canvasElement }).catch(() => {}),
  )
  await settled()
  const texts = visibleTexts(document.body)
  await nothing.load()
  document.body.replaceChildren()
  return texts
}

/** Fails for a story that throws while it is rendered: with React's production build it would be waited for forever. */
async function withLimit(id: string, rendered: Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${id} was not rendered in ${LIMIT_MS / 1000} s.`)), LIMIT_MS)
  })
  await Promise.race([rendered, late])
  clearTimeout(timer)
}

/** Waits for what a story does after it was rendered, such as loading code. */
async function settled() {
  let text = document.body.textContent
  for (let turn = 0, quiet = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn++) {
    // On a busy machine timers fire in a row: React's work gets its turn by `setImmediate`.
    await new Promise((resolve) => setTimeout(() => setImmediate(resolve), 1))
    quiet = document.body.textContent === text ? quiet + 1 : 0
    text = document.body.textContent
  }
}

/** A name from an export, as Storybook derives it: `LongText` → "Long Text". */
const separate = (exportName: string) =>
  exportName.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
