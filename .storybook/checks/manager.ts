import type { Browser } from 'playwright'

/** What happened when a story was shown. */
export interface Shown {
  status: string
  /** From the choice until Storybook has finished the story, without its play function, which may wait on purpose. */
  ms: number
  /** How much of that passed while Storybook waited for animations to end, in milliseconds. */
  settling: number
  errors: string[]
  /** Names of entries in storage and cookies that are not Storybook's. */
  left: string[]
}

interface StoryEvent {
  storyId?: string
  status?: string
  message?: string
  newPhase?: string
}

/** Storage keys of Storybook itself. */
const storybooksOwn = /^(@?storybook[/-]|lastViewedStoryIds$)/.source

/**
 * Opens Storybook as a reader does: the manager, with the preview in its frame.
 * @param address of the folder that Storybook is served from
 * @param first id of the story to begin with
 * @param sidebar whether the list of stories is shown. Updating it takes half of the time that a story takes.
 */
export async function openManager(browser: Browser, address: string, first: string, sidebar: boolean) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const missing: string[] = []
  page.on('response', (response) => {
    if (response.status() === 404 && !response.fromServiceWorker()) missing.push(new URL(response.url()).pathname)
  })
  // Stories are checked with axe by the story tests.
  await page.goto(`${address}?path=/story/${first}&globals=a11y.manual:!true&nav=${sidebar}`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor({ timeout: 60_000 })
  await page.evaluate(() =>
    [localStorage, sessionStorage].forEach((store) => store.setItem('storybook/reader', 'kept')),
  )

  return {
    missing,
    close: () => page.close(),

    /** Chooses a story and waits until Storybook has finished it. */
    show: (id: string) => page.evaluate(showStory, { id, own: storybooksOwn }),

    /** Whether the settings of Storybook and its reader are still there. */
    settings: () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].every((store) => store.getItem('storybook/reader') === 'kept'),
      ),

    /** Elements of the preview's body beside the story. */
    besides: () =>
      preview
        .locator('body > :not(script, style, template, [class^="sb-"], [id^="storybook-"])')
        .evaluateAll((elements) =>
          elements.map((element) => `${element.tagName} ${element.id} ${element.classList.value}`),
        ),
  }
}

/** Runs in the manager, whose channel carries the preview's events too. */
function showStory({ id, own }: { id: string; own: string }): Promise<Shown> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const begin = performance.now()
  const errors: string[] = []
  const stops: (() => void)[] = []
  const phases: Record<string, number> = {}
  return new Promise((resolve) => {
    const on = (event: string, act: (detail: StoryEvent) => void) => {
      channel.on(event, act)
      stops.push(() => channel.off(event, act))
    }
    const end = (status: string) => {
      stops.forEach((stop) => stop())
      const stored = [localStorage, sessionStorage].flatMap((store) => Object.keys(store))
      const left = [
        ...stored.filter((key) => !new RegExp(own).test(key)),
        ...document.cookie.split('; ').filter(Boolean),
      ]
      const { playing = 0, played = playing, completing = 0, completed = completing } = phases
      resolve({
        status,
        ms: Math.round(performance.now() - begin - (played - playing)),
        settling: completed - completing,
        errors,
        left,
      })
    }
    const limit = AbortSignal.timeout(30_000)
    limit.onabort = () => end('never finished')
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
      on(event, (detail) => errors.push(`${event}: ${detail.message ?? JSON.stringify(detail)}`))
    on('storyRenderPhaseChanged', ({ storyId, newPhase = '' }) => {
      if (storyId === id) phases[newPhase] = performance.now()
    })
    on('storyFinished', ({ storyId, status = '' }) => {
      if (storyId === id) end(status)
    })
    // As a link on a docs page does.
    document.querySelector('iframe')?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id })
  })
}
