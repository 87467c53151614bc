import { afterAll, beforeAll, beforeEach, afterEach, expect, it, vi } from 'vitest'
import type { Browser, Page } from 'playwright'
import { loadConfig } from './config.ts'
import { evaluate, launchBrowser, parseBrowser, prepareScreenshots } from './browser.ts'
import { followFiles } from './files.ts'
import { installPageFunctions } from './in-page/functions.ts'
import type { Size } from './viewports.ts'
import path from 'node:path'
import { PNG } from 'pngjs'

// What a page has to have finished before its screenshot is taken, however busy the machine is.

let browser: Browser
let page: Page

beforeAll(async () => {
  const config = await loadConfig(path.join(import.meta.dirname, '../../..'))
  const name = parseBrowser(process.env.REVIEW_BROWSER ?? 'chromium')
  browser = await launchBrowser(config.launchOptions(name), name)
})
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 300, height: 200 } })
  await page.addInitScript('globalThis.__name ??= (target) => target')
  await page.addInitScript(installPageFunctions)
  await page.route('https://story.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto('https://story.test/')
})
afterEach(() => page.close())
afterAll(() => browser.close())

const settle = () => page.evaluate<Size>('visualReview.settle()')
const text = () => page.evaluate(() => document.body.textContent)

it('has the same random values in every page, also those that ids are made of', async () => {
  const getValues = () =>
    page.evaluate(() => [Math.random(), crypto.randomUUID(), ...crypto.getRandomValues(new Uint16Array(2))])
  const values = await getValues()
  await page.reload()
  expect(await getValues()).toEqual(values)
  expect(values).toHaveLength(new Set(values).size)
  expect(values[1]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

it('asks again for a promise that Chromium takes for garbage, and passes on what fails otherwise', async () => {
  const evaluateOnce = page.evaluate.bind(page)
  vi.spyOn(page, 'evaluate').mockImplementationOnce(async (expression) => {
    await evaluateOnce(expression)
    throw new Error('page.evaluate: Resulting promise was garbage collected.')
  })
  expect(await evaluate(page, "Promise.resolve('kept')")).toBe('kept')
  await expect(evaluate(page, "Promise.reject(new Error('wrong'))")).rejects.toThrow('wrong')
})

it('waits for an image far below that loads lazily, and leaves it as it is', async () => {
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  await page.route('**/*.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  await page.evaluate(() => {
    document.body.innerHTML = '<div style="height:20000px"></div><img src="/a.svg" loading="lazy">'
  })
  await settle()
  const image = await page.evaluate(() => {
    const [image] = document.images
    return { width: image?.naturalWidth, loading: image?.getAttribute('loading') }
  })
  expect(image).toEqual({ width: 9, loading: 'lazy' })
})

it('waits for code that renders more in later frames', async () => {
  await page.evaluate(() => {
    const render = (frame: number) => {
      document.body.append(`${frame} `)
      if (frame < 9) requestAnimationFrame(() => render(frame + 1))
    }
    render(0)
  })
  await settle()
  expect(await text()).toBe('0 1 2 3 4 5 6 7 8 9 ')
})

it('waits for a script that moves something in every frame, for a second', async () => {
  await page.evaluate(() => {
    const start = performance.now()
    const move = () => {
      const passed = performance.now() - start
      document.body.style.translate = `${passed}px`
      if (passed < 800) requestAnimationFrame(move)
      else document.body.append('Arrived')
    }
    move()
  })
  await settle()
  expect(await text()).toBe('Arrived')
})

it('waits for code that renders more after short timers, for a second', async () => {
  await page.evaluate(() => {
    const render = (count: string) => {
      document.body.append(`${count} `)
      if (count.length < 4) setTimeout(render, 150, `${count}1`)
    }
    render('1')
    setTimeout(render, 60_000, 'a minute')
    clearTimeout(setTimeout(render, 100, 'cleared'))
    const renew = () => setTimeout(renew, 50)
    renew()
  })
  await settle()
  expect(await text()).toBe('1 11 111 1111 ')
})

it('waits for the last phase of a story, which has another name before Storybook 8.5', async () => {
  const getPhases = (events: Record<string, string>) =>
    page.evaluate(async (events) => {
      const channel = new EventTarget()
      const on = (type: string, listener: (data: never) => void, options = {}) =>
        channel.addEventListener(
          type,
          (event) => event instanceof CustomEvent && listener(event.detail as never),
          options,
        )
      const emit = (type: string, detail: unknown) => void channel.dispatchEvent(new CustomEvent(type, { detail }))
      const once: typeof on = (type, listener) => on(type, listener, { once: true })
      const view = { showPreparingStory: () => {} }
      Object.assign(window, {
        __STORYBOOK_ADDONS_CHANNEL__: { on, once, emit },
        __STORYBOOK_MODULE_CORE_EVENTS__: events,
        __STORYBOOK_PREVIEW__: { view },
      })
      window.visualReview.start({})
      on('setCurrentStory', () => emit('storyRenderPhaseChanged', { storyId: 'a', newPhase: 'completed' }))
      await window.visualReview.renderStory('a', [])
      const phases = ['completed']
      const settled = window.visualReview.settle().then(() => phases.push('settled'))
      for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
      phases.push('finished')
      emit('storyRenderPhaseChanged', { storyId: 'a', newPhase: 'finished' })
      await settled
      return phases
    }, events)
  expect(await getPhases({ STORY_FINISHED: 'storyFinished' })).toEqual(['completed', 'finished', 'settled'])
  await page.reload()
  expect(await getPhases({})).toEqual(['completed', 'settled', 'finished'])
})

it('waits for a script that loads late, but for no call', async () => {
  const { load: loadFiles } = followFiles(page)
  expect(await loadFiles()).toBe(false)
  let answer = () => {}
  const isAsked = new Promise<void>((asked) => {
    void page.route('**/late.js', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
        asked()
      })
      await route.fulfill({ contentType: 'text/javascript', body: 'document.body.append("late")' })
    })
  })
  await page.route('**/api', () => {})
  await page.evaluate(() => {
    void fetch('/api')
    document.body.append(Object.assign(document.createElement('script'), { src: '/late.js' }))
  })
  await isAsked
  const onLoaded = vi.fn()
  const loaded = loadFiles().then(onLoaded)
  await settle()
  expect(onLoaded).not.toHaveBeenCalled()
  answer()
  await loaded
  expect(onLoaded).toHaveBeenCalledWith(true)
  await settle()
  expect(await text()).toBe('late')
})

it('lists scripts, style sheets and fonts that are missing for the story that asked for them, and nothing else', async () => {
  await page.route('**/missing*', (route) => route.fulfill({ status: 404 }))
  const { load, startList, missing } = followFiles(page)
  /** Adds an element that loads a file, and resolves when that has failed. */
  const fail = (tag: string, attributes: Record<string, string>) =>
    page.evaluate(
      ([tag, attributes]) =>
        new Promise((resolve) => {
          const element = Object.assign(document.createElement(tag), attributes)
          element.addEventListener('error', resolve)
          document.body.append(element)
        }),
      [tag, attributes] as const,
    )
  await fail('script', { src: '/missing.js' })
  startList()
  await fail('link', { rel: 'stylesheet', href: '/missing.css' })
  await fail('img', { src: '/missing.png' })
  await fail('video', { src: '/missing.mp4' })
  await page.evaluate(async () => {
    await fetch('/missing-answer')
    await new FontFace('Missing', 'url(/missing.woff2)').load().catch(() => {})
  })
  await load()
  expect(missing()).toEqual(['/missing.css', '/missing.woff2'])
})

it('shows the end of an animation in the screenshot', async () => {
  const render = async (animation: string) => {
    await page.evaluate((animation) => {
      document.body.innerHTML = `<style>@keyframes in { from { translate: -200px; opacity: 0 } }</style>
        <p style="animation: ${animation}">Arrived</p>`
    }, animation)
    await settle()
    return page.screenshot()
  }
  const still = await render('none')
  expect(await render('in 9s')).toEqual(still)
})

it('shows the end of what SVG itself animates, and what has none at the same moment', async () => {
  const render = async (animation: string, passed = 0) => {
    await page.evaluate(
      ([animation, passed]) => {
        document.body.innerHTML = `<svg><rect width="9" height="9">${animation}</rect></svg>`
        document.querySelector('svg')?.setCurrentTime(passed)
      },
      [animation, passed] as const,
    )
    await settle()
    return page.screenshot()
  }
  const endless = '<animate attributeName="x" to="99" dur="0.7s" repeatCount="indefinite" />'
  expect(await render(endless, 0.3)).toEqual(await render(endless))
  const ended = await render('<set attributeName="x" to="99" />')
  expect(await render('<animate attributeName="x" to="99" dur="9s" fill="freeze" />')).toEqual(ended)
})

it('shows the end of a transition that begins in the frame of the screenshot, and still reads its duration', async () => {
  const render = async (transition: string) => {
    await page.evaluate((transition) => {
      document.body.innerHTML = `<style>
          p::before { content: ''; position: absolute; inset: anchor(--chosen inside); outline: solid; transition: ${transition} }
          label:has(:checked) { anchor-name: --chosen }
        </style>
        <p><label><input type="radio" name="period" checked>Monthly</label><label><input type="radio" name="period">Yearly</label></p>`
    }, transition)
    await settle()
    // Changes no attribute. An anchored element follows when it is laid out.
    await page.evaluate(() => document.querySelectorAll('input')[1]?.click())
    return page.screenshot()
  }
  const still = await render('none')
  expect(await render('inset 9s')).toEqual(still)
  const tree: unknown = await page.evaluate("visualReview.tree(['transition-duration', ...Array(20).fill('color')])")
  expect(JSON.stringify(tree)).toContain('"::before transition-duration":"9s"')
})

it('takes a picture of the whole page, which notices nothing of it', async () => {
  await page.evaluate(() => {
    document.body.innerHTML = '<div style="height: 9000px"></div><div style="height: 70px; background: blue"></div>'
    document.body.style.margin = '0'
    const notice = ({ type }: Event) => (document.title += type)
    addEventListener('resize', notice)
    matchMedia('(max-width: 299px)').addEventListener('change', notice)
  })
  const takeScreenshot = await prepareScreenshots(page)
  const { width, height, data } = PNG.sync.read(await takeScreenshot(await settle()))
  expect({ width, height, last: [...data.subarray(-4)] }).toEqual({ width: 300, height: 9070, last: [0, 0, 255, 255] })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.title()).toBe('')
})

it('waits for what is inside of a shadow root, and reads it', async () => {
  await page.evaluate(() => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = host.attachShadow({ mode: 'closed' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@keyframes in { from { opacity: 0 } } p { animation: in 9s; transition: color 9s }')
    root.adoptedStyleSheets = [sheet]
    const render = (frame: number) => {
      root.innerHTML = `<p>${frame}</p>`
      if (frame < 9) requestAnimationFrame(() => render(frame + 1))
    }
    render(0)
  })
  await settle()
  const still = await page.screenshot()
  const read = () => page.evaluate("visualReview.tree(['animation-name', 'transition-duration'])")
  expect(JSON.stringify(await read())).toMatch(/"p","text":"9".*"transition-duration":"9s".*"keyframes":"0% {/)
  await page.evaluate(() => (document.body.innerHTML = '<p>9</p>'))
  await settle()
  expect(await page.screenshot()).toEqual(still)
})

it('reads the addresses of images without the origin, which each build has its own of', async () => {
  await page.evaluate(() => {
    document.body.innerHTML = `<style>p, p::before { content: 'a'; background: url(/a.svg) }</style><p>Image</p>`
  })
  const tree: unknown = await page.evaluate("visualReview.tree(['background-image', ...Array(20).fill('color')])")
  expect(JSON.stringify(tree).match(/url\([^)]*\)/g)).toEqual(['url(\\"/a.svg\\")', 'url(\\"/a.svg\\")'])
})

it('reads the keyframes of animations, which no screenshot shows, but not their names', async () => {
  const fingerprint = async (end: string, name = 'turn') => {
    await page.evaluate(
      ([end, name]) => {
        document.body.innerHTML = `<style>@media screen { @keyframes ${name} { to { rotate: ${end} } } }</style>
        <p style="animation: ${name} 1s infinite">Busy</p>`
      },
      [end, name],
    )
    await settle()
    return page.evaluate("visualReview.fingerprint(['animation-name'])")
  }
  const before = await fingerprint('1turn')
  expect(await fingerprint('1turn')).toBe(before)
  expect(await fingerprint('1turn', '_turn_1kl3y_1')).toBe(before)
  expect(await fingerprint('2turn')).not.toBe(before)
})

it('reads the keyframes of its own style sheets beside one of another origin', async () => {
  const sheet = { contentType: 'text/css', body: 'p { color: red }' }
  await page.route('https://fonts.test/**', (route) => route.fulfill(sheet))
  await page.evaluate(() => {
    document.body.innerHTML = `<link rel="stylesheet" href="https://fonts.test/a.css">
      <style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">Busy</p>`
  })
  await page.waitForFunction(() => document.styleSheets.length === 2)
  expect(JSON.stringify(await page.evaluate("visualReview.tree(['animation-name'])"))).toContain('rotate: 1turn')
})
