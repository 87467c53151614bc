import { composeStory } from 'storybook/preview-api'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext } from 'vitest'
import { worker } from '../msw.ts'
import { listen } from './console.ts'
import { watchLeaks, type LeakWatch } from './leaks.ts'
import { checkOtherTheme, type Shown } from './themes.ts'

// Storybook takes a story down when the next one is loaded; loading this one leaves nothing on screen.
const nothing = composeStory({ render: () => null }, {}, {}, {}, 'Nothing')
const ear = listen()
const onRejection = ({ reason }: PromiseRejectionEvent) => console.error('unhandled rejection:', reason)
let watch: LeakWatch

beforeAll(async () => {
  window.addEventListener('unhandledrejection', onRejection)
  await worker
})

beforeEach(() => {
  watch = watchLeaks()
})

// Every story proves, after its own test, that it is readable in the other theme too, tidy, and quiet.
afterEach(async (context: TestContext & { story?: Shown }) => {
  const { story } = context
  try {
    expect(story?.parameters['a11y'], 'a story may not soften the accessibility check').toMatchObject({ test: 'error' })
    if (story) await checkOtherTheme(story)
  } finally {
    await nothing.load()
    const leaks = await watch.leaks()
    expect([...leaks, ...ear.take()], 'what the story left behind or wrote to the console').toEqual([])
  }
})

afterAll(() => {
  window.removeEventListener('unhandledrejection', onRejection)
  ear.stop()
})
