import type { Page } from '@playwright/test'
import { parse, wcagContrast } from 'culori'
import { readFileSync } from 'node:fs'
import { readUtilities } from '../tools/lib/class-names.ts'
import { buildFive } from '../tools/release-check/kit.ts'
import { expect, test } from './support/test.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const ui = read('packages/ui/dist/styles.css')
const features = read('packages/features/dist/styles.css')
const controls = read('packages/ui/dist/controls.css')
const overlays = read('packages/ui/dist/overlays.css')

/** The names of Tailwind's utilities in the sheet, whose layer has another name than Tailwind's. */
const utilities = readUtilities(features.replaceAll('@layer utility{', '@layer utilities{'))
/** `s:flex` for `flex`. */
const prefixed = new Map([...utilities].map((name) => [name.replace('s:', ''), name]))

/** The markup of a page in a host without Tailwind, whose classes are those of the packages' build. */
function pageWithoutTailwind(file: string) {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(read(`apps/site/dist/public/${file}`)) ?? []
  const built = body
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/(?<=\bclass=")[^"]*/g, (names) => names.replace(/\S+/g, (name) => prefixed.get(decode(name)) ?? name))
  return `<!doctype html><body class="summit">${built}`
}

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&gt;', '>')

/** Applies each list of style sheets and returns the elements whose computed styles differ. */
function changes(page: Page, ...lists: string[][]) {
  return page.evaluate((lists) => {
    const elements = [document.documentElement, ...document.body.querySelectorAll('*')]
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const looks = lists.map((list) => {
      document.adoptedStyleSheets = list.map((text) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        return sheet
      })
      return elements.map((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          return pseudo && style.content === 'none' ? '' : names.map((name) => style.getPropertyValue(name)).join()
        }),
      )
    })
    return elements
      .filter((_, index) => looks.some((look) => String(look[index]) !== String(looks[0]?.[index])))
      .map((element) => `${element.tagName} ${element.className}`)
  }, lists)
}

for (const file of ['auth/login.html', 'index.html']) {
  test(`both style sheets for hosts without Tailwind, in any order, look the same: ${file}`, async ({ page }) => {
    await page.setContent(pageWithoutTailwind(file))
    expect(await changes(page, [features], [ui, features], [features, ui])).toEqual([])
  })
}

test('the style sheets of some components style these as the whole one, in any order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setContent('<!doctype html><div id="root" class="summit"></div>')
  await page.addScriptTag({ content: await buildFive() })
  const lists = [[ui], [overlays], [controls, overlays, ui], [ui, overlays, controls]]
  expect(await changes(page, ...lists)).toEqual([])
  // The toaster's element is all that is on the page of the overlays.
  expect(await changes(page, [ui], [controls])).toEqual(['OL s:ui-toast-viewport s:print:hidden'])

  await page.getByRole('button', { name: 'Save' }).focus()
  await expect(page.getByRole('tooltip')).toBeAttached()
  expect(await changes(page, ...lists)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(page.getByText('All of it.').first()).toBeVisible()
  expect(await changes(page, ...lists)).toEqual([])

  await page.getByRole('button', { name: 'Delete…' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await changes(page, ...lists)).toEqual([])
})

test('the style sheets change nothing outside of .summit, whatever a host’s class names', async ({ page }) => {
  const classes = [
    ...new Set([...features.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, ''))),
  ]
  for (const name of ['s:hidden', 's:grid', 's:border', 'summit', 'dark']) expect(classes).toContain(name)
  const parts = classes.filter((name) => name !== 'summit').map((name) => `<div class="${name}"><p>Part</p></div>`)
  const elements = '<h1>Host</h1><a href="#">Link</a><button>Press</button><input placeholder="Name"><ul><li>One</ul>'
  await page.setContent(`<!doctype html>${elements}<div data-theme="dark">Night</div>${parts.join('')}`)
  expect(await changes(page, [], [ui, features])).toEqual([])
  const token = () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent')
  expect(await page.evaluate(token)).toBe('')
})

test('a host’s utilities of the same names change nothing in .summit', async ({ page }) => {
  for (const name of ['hidden', 'flex-col', 'md:flex-row', 'border']) expect([...prefixed.keys()]).toContain(name)
  const rules = [...prefixed.keys()].map((name) => `.${name.replace(/[^\w-]/g, '\\$&')}{display:none!important}`)
  await page.setContent(pageWithoutTailwind('index.html'))
  expect(await changes(page, [features], [features, rules.join('')])).toEqual([])
})

test('headings are not in the colour that a host has for its own, in an earlier layer', async ({ page }) => {
  await page.setContent('<!doctype html><div class="summit"><h1>One</h1><h2>Two</h2><h3>Three</h3></div>')
  const host = '@layer host, summit; @layer host { h1, h2, h3 { color: red } }'
  expect(await changes(page, [ui], [host, ui])).toEqual([])
})

test('the style sheets neither read nor change the tokens of a host', async ({ page }) => {
  const tokens = [...new Set([...features.matchAll(/(--(?!tw-|summit-)[\w-]+):/g)].map(([, name = '']) => name))]
  for (const name of ['--color-accent', '--spacing', '--text-h2', '--radius-1']) expect(tokens).toContain(name)
  const hostile = `:root, body { ${tokens.map((name) => `${name}: 99px`).join(';')} }`
  await page.setContent(
    pageWithoutTailwind('index.html').replace('<body class="summit">', '<body><main class="summit">'),
  )
  // The root and the body are the host's: they have its values.
  expect(await changes(page, [features], [hostile, features])).toEqual([])
  await page.addStyleTag({ content: hostile })
  const value = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--spacing'))
  expect(await value('body')).toBe('99px')
  expect(await value('.summit')).not.toBe('99px')
})

test('an element has the theme of the nearest part that sets one, by attribute or class', async ({ page }) => {
  const part = (theme: string, inner: string) => `<div ${theme}>${inner}</div>`
  const summit = '<main class="summit"></main>'
  const [light, dark] = ['oklch(96.8% .009 125)', 'oklch(19.5% .02 222)']
  const cases = [
    [summit, light],
    [part('class="dark"', summit), dark],
    [part('data-theme="dark"', part('class="light"', summit)), light],
    ['<main class="summit dark"></main>', dark],
    [
      `<div class="summit">${part('class="dark"', part('data-theme="light"', part('id="here" class="dark"', '')))}</div>`,
      dark,
    ],
    [`<div class="summit dark">${part('id="here" data-theme="light"', '')}</div>`, light],
  ]
  for (const [html = '', ground = ''] of cases) {
    await page.setContent(`<style>${ui}</style>${html}`)
    const here = page.locator('#here, main').last()
    expect(await here.evaluate((each) => getComputedStyle(each).getPropertyValue('--color-ground')), html).toBe(ground)
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setContent(`<style>${ui}</style>${part('class="light"', summit)}<aside class="summit"></aside>`)
  const ground = (selector: string) =>
    page.locator(selector).evaluate((each) => getComputedStyle(each).getPropertyValue('--color-ground'))
  expect([await ground('main'), await ground('aside')]).toEqual([light, dark])
})

/** What the README asks of a brand's colours, and of those that are mixed from them. */
const contrasts = [
  ['on-accent', 'accent', 6],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-press', 4.5],
  ['accent-ink', 'ground', 4.5],
  ['accent-ink', 'surface', 4.5],
  ['on-brand', 'brand', 10],
  ['on-brand-muted', 'brand', 7],
  ['on-highlight', 'highlight', 9],
  ['on-highlight-muted', 'highlight', 7],
  ['link', 'highlight', 4.5],
  ['link', 'ground', 4.5],
  ['link', 'surface', 4.5],
] as const

for (const contrast of ['no-preference', 'more'] as const) {
  test(
    `the brand of the README holds in both themes and nested ones, with contrast: ${contrast}`,
    { tag: '@not-firefox' },
    async ({ page }) => {
      const brand = read('stories/foundations/brand.css')
      expect(read('packages/ui/README.md')).toContain(brand)
      await page.emulateMedia({ contrast })
      await page.setContent(`<style>${ui}${brand}</style><body class="summit">
      <div class="light"><div id="dark" data-theme="dark"></div></div>
      <div data-theme="dark"><div id="light" class="light"></div></div>
      <div data-theme="dark"><div id="on-brand" class="surface-brand"></div></div>`)
      const colours = (id: string) =>
        page.locator(`#${id}`).evaluate((element) => {
          const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
          const style = getComputedStyle(element)
          const tokens = [...element.computedStyleMap().keys()].filter((name) => name.startsWith('--color-'))
          const entries = tokens.map((name) => {
            if (!context) throw new Error('No canvas')
            context.clearRect(0, 0, 1, 1)
            context.fillStyle = style.getPropertyValue(name)
            context.fillRect(0, 0, 1, 1)
            return [
              name.slice('--color-'.length),
              `rgb(${[...context.getImageData(0, 0, 1, 1).data.slice(0, 3)].join()})`,
            ]
          })
          return Object.fromEntries(entries) as Record<string, string>
        })
      const ratio = (one = '', other = '') => wcagContrast(parse(one) ?? one, parse(other) ?? other)

      for (const theme of ['light', 'dark']) {
        const own = await colours(theme)
        expect(own['accent'], theme).toBe(theme === 'light' ? 'rgb(29,78,216)' : 'rgb(143,176,255)')
        for (const [text, ground, needs] of contrasts) {
          expect(ratio(own[text], own[ground]), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(needs)
        }
      }
      const surface = await colours('on-brand')
      expect(ratio(surface['accent-ink'], surface['brand'])).toBeGreaterThanOrEqual(4.5)
    },
  )
}

test('in an app of its own, what a link leads to is below the top bar', async ({ page }) => {
  await page.setContent(pageWithoutTailwind('terms.html'))
  await page.addStyleTag({ content: features })
  const bar = page.getByRole('banner')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.locator('#section-9').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect())
    const { top } = await page.locator('#section-9').evaluate((element) => element.getBoundingClientRect())
    expect(top, `at ${width} px`).toBeGreaterThanOrEqual(bottom)
  }
})

test('a page with several headlines can change by a view transition', { tag: '@not-firefox' }, async ({ page }) => {
  await page.setContent(`<style>${ui}</style><body class="summit"><h1>One</h1><h1>Two</h1>`)
  const change = () => document.startViewTransition(() => {}).ready.then(() => 'ready', String)
  expect(await page.evaluate(change)).toBe('ready')
})

test('a selection that is disabled has the background of the page in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setContent(pageWithoutTailwind('pricing.html'))
  await page.addStyleTag({ content: features })
  const selected = page.locator('[data-slot=segmented-control-option]:has(:checked)')
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await expect(selected).not.toHaveCSS('background-color', ground)
  await page.locator('[data-slot=segmented-control]').evaluate((group: HTMLFieldSetElement) => (group.disabled = true))
  await expect(selected).toHaveCSS('background-color', ground)
})
