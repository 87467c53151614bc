import { composeStory } from 'storybook/preview-api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest'
import { startWorker } from '../msw.ts'
import { watchConsole } from './console.ts'
import { watchLeaks } from './leaks.ts'
import { checkOtherTheme, type Shown } from './themes.ts'

// Storybook takes a story down when the next one is loaded; loading this one leaves nothing on screen.
const nothing = composeStory({ render: () => null }, {}, {}, {}, 'Nothing')
const consoleWatch = watchConsole()
const onRejection = ({ reason }: PromiseRejectionEvent) => console.error('unhandled rejection:', reason)

beforeAll(async () => {
  window.addEventListener('unhandledrejection', onRejection)
  await startWorker()
})

// Every story proves, after its own test, that it is tidy and quiet …
beforeEach(({ onTestFinished }) => {
  const leaks = watchLeaks()
  onTestFinished(async () => {
    await nothing.load()
    const found = [...(await leaks()), ...consoleWatch.take()]
    if (found.length > 0) throw new Error(`A story leaves no trace and says nothing. This one:\n${found.join('\n')}`)
  })
})

// … and accessible in the theme that it does not wear, too.
afterEach(async ({ story }: TestContext & { story?: Shown }) => {
  if (!story) return
  expect(story.parameters['a11y'], 'a story may not soften the accessibility check').toMatchObject({ test: 'error' })
  await checkOtherTheme(story)
})

afterAll(() => {
  window.removeEventListener('unhandledrejection', onRejection)
  consoleWatch.stop()
})
