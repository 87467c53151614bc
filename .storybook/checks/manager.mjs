/**
 * @typedef {object} Shown What `show` tells of a story.
 * @property {string} status
 * @property {number} ms From the choice until Storybook has finished it, without its play function: that waits on purpose.
 * @property {number} settling How much of that passed while Storybook waited for animations to end, in ms.
 * @property {string[]} errors
 * @property {string[]} left Names of entries in storage and cookies that are not Storybook's.
 */

/** Names of the entries that Storybook itself keeps in storage. */
const storybooksOwn = /^(@?storybook[/-]|lastViewedStoryIds$)/.source

/**
 * Opens Storybook as a reader does: the manager, with the preview in its frame.
 * @param {import('playwright').Browser} browser
 * @param {string} address of the folder that Storybook is served from
 * @param {string} first id of the story to begin with
 */
export async function openManager(browser, address, first) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  /** @type {string[]} */
  const missing = []
  page.on('response', (response) => {
    if (response.status() === 404 && !response.fromServiceWorker()) missing.push(new URL(response.url()).pathname)
  })
  // What axe says of each story is known from the run of all stories.
  await page.goto(`${address}?path=/story/${first}&globals=a11y.manual:!true`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor({ timeout: 60_000 })
  await page.evaluate(() =>
    [localStorage, sessionStorage].forEach((store) => store.setItem('storybook/reader', 'kept')),
  )

  return {
    missing,
    close: () => page.close(),

    /** Chooses a story and waits until Storybook has finished it. @param {string} id */
    show: (id) => page.evaluate(showStory, { id, own: storybooksOwn }),

    /** Whether the settings of Storybook and its reader are still there. */
    settings: () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].every((store) => store.getItem('storybook/reader') === 'kept'),
      ),

    /** What lies in the preview's body beside the story. */
    besides: () =>
      preview
        .locator('body > :not(script, style, template, [class^="sb-"], [id^="storybook-"])')
        .evaluateAll((elements) => elements.map((element) => `${element.tagName} ${element.id} ${element.className}`)),
  }
}

/**
 * Runs in the manager, whose channel carries the preview's events too.
 * @param {{ id: string, own: string }} wish
 * @returns {Promise<Shown>}
 */
function showStory({ id, own }) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__
  const begin = performance.now()
  /** @type {string[]} */
  const errors = []
  /** @type {Array<() => void>} */
  const stops = []
  /** @type {Record<string, number>} */
  const phases = {}
  return new Promise((resolve) => {
    /** @param {string} event @param {(detail: { storyId?: string, status?: string, message?: string, newPhase?: string }) => void} act */
    const on = (event, act) => {
      channel.on(event, act)
      stops.push(() => channel.off(event, act))
    }
    /** @param {string} status */
    const end = (status) => {
      clearTimeout(timer)
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
    const timer = setTimeout(() => end('never finished'), 30_000)
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
      on(event, (detail) => errors.push(`${event}: ${detail?.message ?? JSON.stringify(detail)}`))
    on('storyRenderPhaseChanged', ({ storyId, newPhase = '' }) => {
      if (storyId === id) phases[newPhase] = performance.now()
    })
    on('storyFinished', ({ storyId, status = '' }) => storyId === id && end(status))
    // As a link on a docs page does.
    document.querySelector('iframe')?.contentWindow?.__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', { storyId: id })
  })
}
