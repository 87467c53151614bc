import { composeStory } from 'storybook/preview-api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest'
import { annotateProject } from '../adapter.ts'
import { startWorker } from '../msw.ts'
import { watchConsole } from './console.ts'
import { watchLeaks } from './leaks.ts'
import { stillSettings } from './still-settings.ts'
import { checkOtherTheme, type Shown } from './themes.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The tags of the story that a test shows. */
    tags?: readonly string[]
  }
}

// Loading an empty story unmounts the current one.
const nothing = composeStory({ render: () => null }, {}, {}, {}, 'Nothing')
const consoleWatch = watchConsole()
const onRejection = ({ reason }: PromiseRejectionEvent) => console.error('unhandled rejection:', reason)

beforeAll(() => annotateProject(stillSettings))

beforeAll(async () => {
  window.addEventListener('unhandledrejection', onRejection)
  await startWorker()
})

// After its own test, every story must leave no side effects and no console messages …
beforeEach(({ onTestFinished }) => {
  const leaks = watchLeaks()
  onTestFinished(async () => {
    await nothing.load()
    const found = [...(await leaks()), ...consoleWatch.take()]
    if (found.length > 0)
      throw new Error(`A story must leave no side effects and no console messages:\n${found.join('\n')}`)
  })
})

// … pass the accessibility check in the other theme, and not scroll horizontally (WCAG 2.2, 1.4.10).
afterEach(async ({ story, task }: TestContext & { story?: Shown }) => {
  if (!story) return
  // For the coverage of requirements.
  task.meta.tags = story.tags
  expect(story.parameters['a11y'], 'a story must not change the accessibility check').toMatchObject({ test: 'error' })
  await checkOtherTheme(story)
  // SAFETY: this global is Storybook's, by its documentation.
  const { viewport } = story.globals as { viewport?: { value?: string } }
  // Components are as wide as their examples, unless these are for a small window.
  if (story.id.startsWith('ui-') && !viewport?.value) return
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'the page scrolls horizontally').toBeLessThanOrEqual(clientWidth)
})

afterAll(() => {
  window.removeEventListener('unhandledrejection', onRejection)
  consoleWatch.stop()
})
