import { AxeBuilder } from '@axe-core/playwright'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { listStories } from 'visual-review'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/lib/run.ts'
import { toolbar } from '../adapter.ts'
import { expectPage, open, page, preview, search, tool } from './manager-page.ts'
import { build } from './serve-below.ts'

const [beforePopup = ''] = [...listStories(build).keys()].filter((id) => id.startsWith('flows-newsletter--at-29'))

// SAFETY: Storybook's index, by its documentation.
const { entries } = JSON.parse(readFileSync(`${build}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; type: string; tags: string[] }>
}

it('finds states, components and features by their names, and by other words', async () => {
  await open()
  for (const [query, name] of [
    ['wrong password', /Wrong password/],
    ['toast', /Toast/],
    ['newsletter', /Newsletter/],
    ['snackbar', /Snackbar/],
    ['404', /404/],
  ] as const) {
    await expectPage((await search(query)).filter({ hasText: name }), query).not.toHaveCount(0)
  }
})

it('finds a state by a text on its screen, and by a requirement, on a page of all texts', async () => {
  await open('?path=/docs/find-a-state--docs')
  const field = preview().getByRole('searchbox', { name: 'Text or requirement' })
  await field.fill('SIGNIN-17')
  await expectPage(preview().getByRole('link', { name: 'Features/Sign in/Error' })).toBeVisible()
  await field.fill('invalid email or')
  await preview().getByRole('link', { name: 'Features/Sign in/Error' }).first().click()
  await preview().getByText('Invalid email or password').first().waitFor()
})

it.each(['start-here', 'find-a-state', 'ui/overview', 'features/provider-and-ports'])(
  'has only links to pages and states that exist on %s',
  (name) => {
    const links = readFileSync(`stories/${name}.mdx`, 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)
    const ids = [...links].flatMap(([, id = '']) => id)
    expect(ids.filter((id) => !entries[id])).toEqual([])
  },
)

it('lists states in the sidebar, at most three clicks away, and no tests', async () => {
  await open()
  const sidebar = page.getByRole('navigation')
  await sidebar.getByRole('button', { name: 'Pricing' }).first().click()
  await sidebar.getByRole('link', { name: 'Yearly' }).click()
  await preview().getByRole('radio', { name: 'Yearly', checked: true }).waitFor()
  expect(await sidebar.getByRole('link', { name: / test$/i }).count()).toBe(0)
})

it('tags stories for the filter: status, page, flow and requirements', () => {
  const tags = (id: string) => entries[id]?.tags
  expect(tags('ui-button--accent')).toContain('stable')
  expect(tags('pages-home--default')).toContain('page')
  expect(tags('flows-sign-in--wrong-password')).toEqual(expect.arrayContaining(['flow', 'SIGNIN-15']))
  expect(tags('features-sign-in--error')).toContain('SIGNIN-17')
})

it('tells agents what components are for, their props, and code that they can copy', () => {
  const manifest = readFileSync(`${build}/manifests/components.json`, 'utf8')
  // SAFETY: Storybook's manifest, by its documentation.
  const { components } = JSON.parse(manifest) as {
    components: Record<string, { name: string; apiDescription?: string; stories: { name: string }[] }>
  }
  const undescribed = Object.entries(components).filter(([id, { apiDescription }]) => {
    return /^(ui|features)-(?!.*mail$)/.test(id) && !apiDescription
  })
  expect(undescribed.map(([id]) => id)).toEqual([])
  expect(components['ui-button']?.stories.map(({ name }) => name)).not.toContain('All Variants')
  expect(manifest).not.toContain("from 'summit'")
})

/** The sign-in page in German, in Acme's typeface, dark, with text at 200%. */
async function expectGermanAcmeInDark() {
  const heading = preview().getByRole('heading', { level: 1, name: 'Willkommen zurück' })
  await expectPage(heading).toHaveCSS('font-family', /Georgia/)
  await expectPage(preview().locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectPage(preview().locator('html')).toHaveAttribute('lang', 'de')
  await expectPage(preview().locator('html')).toHaveCSS('font-size', '32px')
}

it('keeps settings in the link to the state, which leads to its page in the site, where one is known', async () => {
  await page.route('**/site.json', (route) => route.fulfill({ json: { url: 'https://summit.example' } }))
  await open('?path=/story/features-sign-in--idle')
  await tool('Theme').selectOption('Dark')
  await tool('Brand').selectOption('Acme')
  await tool('Language').selectOption('Deutsch')
  await tool('Text size').selectOption('200%')
  await expectGermanAcmeInDark()

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectPage(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await open(await page.evaluate(() => navigator.clipboard.readText()))
  await expectGermanAcmeInDark()
  await expectPage(tool('Text size')).toHaveValue('x2')

  const link = await page.getByRole('link', { name: 'Open in site' }).getAttribute('href')
  expect(link).toMatch(/^https:\/\/summit\.example\/auth\/login/)
  await page.unroute('**/site.json')

  // A host answers unknown files with a page of its own, or has no address.
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  for (const body of ['<!doctype html>', '{"url":""}']) {
    await page.route('**/site.json', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.reload()
    await expectGermanAcmeInDark()
    await expectPage(page.getByRole('link', { name: 'Open in site' })).toBeHidden()
    await page.unroute('**/site.json')
  }
  expect(errors).toEqual([])
})

it('shows a story whose address has settings that there are not', async () => {
  await open(
    'iframe.html?viewMode=story&id=features-sign-in--idle&globals=theme:dark;language:xx;brand:none;server:none',
  )
  await expectPage(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await expectPage(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

it('has the theme of the toolbar before the first story and between two', async () => {
  await page.route('**/assets/**', (route) => route.abort())
  await open('iframe.html?viewMode=story&id=ui-button--accent&globals=theme:dark')
  await expectPage(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.unroute('**/assets/**')

  await open('?path=/story/ui-button--accent&globals=theme:dark')
  await preview().getByRole('button').waitFor()
  const themes = await preview()
    .locator('html')
    .evaluateHandle((html) => {
      const seen: (string | null)[] = []
      new MutationObserver(() => seen.push(html.getAttribute('data-theme'))).observe(html, { attributes: true })
      return seen
    })
  await (await search('badge')).first().click()
  await preview().getByRole('heading', { level: 1, name: 'Badge' }).waitFor()
  expect(new Set([...(await themes.jsonValue()), 'dark'])).toEqual(new Set(['dark']))
})

it('copies the link to a heading of a docs page, with settings', async () => {
  await open('?path=/docs/ui-button--docs&globals=theme:dark')
  await preview().getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keyboard' }).click()
  await expectPage(page).toHaveURL(/#keyboard$/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expectPage(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /ui-button--docs&globals=theme:dark#keyboard$/,
  )
  // As on a page without https.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await page.getByTitle('Copy a link to this state').click()
  await expectPage(page.getByRole('button', { name: 'Not copied' })).toBeVisible()
})

it('has a toolbar that fits a window of 1024 px, with all settings', async () => {
  await page.setViewportSize({ width: 1024, height: 844 })
  await open(`?path=/story/${beforePopup}`)
  await page.getByText('Settings', { exact: true }).click()
  await page.getByText('Brand', { exact: true }).click()
  await expectPage(tool('Brand')).toBeFocused()
  await tool('Theme').selectOption('Dark')
  await expectPage(preview().locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expectPage(tool('Theme')).toBeHidden()
  const outside = await page.locator(toolbar).evaluate((bar) =>
    [...bar.querySelectorAll('button, a, select, summary')].flatMap((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth) ? [each.textContent || each.getAttribute('aria-label')] : []
    }),
  )
  expect(outside).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})

it('closes the drawer on a phone when a search result is chosen', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('?path=/story/ui-button--accent')
  await page
    .getByRole('button', { name: /navigation menu/ })
    .first()
    .click()
  await (await search('wrong password')).first().click()
  await expectPage(page).toHaveURL(/wrong-password/)
  await expectPage(page.getByRole('searchbox')).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
})

it('docs pages have the settings of the toolbar, and keep what a reader has chosen, opened and typed', async () => {
  await open('?path=/docs/features-sign-in--docs&globals=theme:light;brand:acme;language:de')
  const docs = preview()
  const heading = docs.getByRole('heading', { level: 1, name: 'Sign in' })
  await expectPage(heading).toHaveCSS('font-family', /Georgia/)
  await expectPage(
    docs.locator('iframe').first().contentFrame().getByRole('heading', { name: 'Willkommen zurück' }),
  ).toBeVisible()
  await docs.getByRole('combobox', { name: 'State' }).selectOption('Error')
  await docs.getByText(/^\d+ requirements:/).click()
  const inLight = await heading.evaluate((element) => getComputedStyle(element).color)
  await tool('Theme').selectOption('Dark')
  await expectPage(heading).not.toHaveCSS('color', inLight)
  await expectPage(preview().getByTitle(/^Error, Desktop, dark/)).toBeVisible()
  await expectPage(preview().getByRole('table', { name: 'Requirements' })).toBeVisible()

  await open('?path=/docs/find-a-state--docs')
  const field = preview().getByRole('searchbox', { name: 'Text or requirement' })
  await field.fill('SIGNIN-17')
  await tool('Theme').selectOption('Dark')
  await expectPage(preview().locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectPage(field).toHaveValue('SIGNIN-17')
})

it('points at the parts of a component in the direction that the toolbar is changed to', async () => {
  await open('?path=/docs/ui-button--docs')
  await preview()
    .getByText(/^\d+ parts:/)
    .click()
  const line = preview().locator('.docs-anatomy-figure line').first()
  const x = await line.getAttribute('x2')
  await tool('Direction').selectOption('RTL')
  await expectPage(line).not.toHaveAttribute('x2', x ?? '')
})

/** What the compiler says about modules in a strict host of our packages. */
function compile(modules: readonly (readonly [name: string, code: string])[]): string {
  const folder = join(root, '.cache/copied-code')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, code] of modules) writeFileSync(join(folder, `${name}.tsx`), code)
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true, lib: ['ES2023', 'DOM'] }
  const config = {
    extends: '../../config/tsconfig.base.json',
    compilerOptions,
    include: ['.', '../../packages/*/src/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: root, encoding: 'utf8' }).stdout
}

it('has code to copy at each state of a component, which compiles, and none that is made of mocks', async () => {
  // SAFETY: Storybook's manifest, by its documentation.
  const { components } = JSON.parse(readFileSync(`${build}/manifests/components.json`, 'utf8')) as {
    components: Record<string, { stories: { id: string; snippet?: string }[] }>
  }
  const ofComponents = Object.entries(components).filter(([id]) => id.startsWith('ui-'))
  const codes = ofComponents.flatMap(([, { stories }]) => stories.map(({ id, snippet = '' }) => [id, snippet] as const))
  expect(codes.filter(([, code]) => !code)).toEqual([])
  expect(compile(codes)).toBe('')

  await open('?path=/story/ui-toast--with-action')
  await page.getByRole('tab', { name: 'Code' }).click()
  await expectPage(page.getByRole('tabpanel')).toContainText(/from '@summit\/ui\/toast'[^]*text: 'Undo'/)
  await open('?path=/story/features-sign-in--idle')
  await preview().getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor()
  await expectPage(page.getByRole('tab', { name: 'Code' })).toBeHidden()
})

/** How the texts of a sheet look. A plain text, as the page has none of this file's helpers. */
const readSheet = `[...document.querySelectorAll('section[data-theme] table *')].map((element) => {
  const { fontFamily, fontSize, fontWeight, letterSpacing, marginBlock, color } = getComputedStyle(element)
  return [element.tagName, fontFamily, fontSize, fontWeight, letterSpacing, marginBlock, color].join()
})`

it.each(['button', 'card'])('shows the sheet of a %s as its story does', async (name) => {
  const looks: unknown[] = []
  for (const address of [`viewMode=story&id=ui-${name}--all-variants`, `viewMode=docs&id=ui-${name}--docs`]) {
    await open(`iframe.html?${address}`)
    await page.locator('section[data-theme] td').first().waitFor()
    looks.push(await page.evaluate(readSheet))
  }
  expect(looks[1]).toEqual(looks[0])
})

it('leaves examples as they are: selected, and without the colours of what explains them', async () => {
  await open('iframe.html?viewMode=docs&id=ui-segmentedcontrol--docs')
  await page.getByRole('radio', { name: 'Yearly', checked: true }).first().waitFor()
  const figure = page.locator('.docs-anatomy-figure')
  await expectPage(figure.locator('input:checked')).toHaveCount(1)
  await expectPage(page.locator('.docs-example').first().locator('input:checked')).toHaveCount(1)

  await open('iframe.html?viewMode=docs&id=ui-button--docs')
  await expectPage(figure.locator('[data-slot=spinner] circle').first()).toHaveCSS('fill', 'none')
})

it('steps a flow’s clock to its next timer, and answers its calls', async () => {
  await open(`?path=/story/${beforePopup}`)
  const dialog = preview().getByRole('dialog')
  await expectPage(tool('Clock').locator('option:checked')).toHaveText('Clock at 29.9 s')
  await expectPage(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Step to the next timer' }).click()
  await expectPage(dialog).toBeVisible()
  await expectPage(page).toHaveURL(/clock:at-30000/)

  await dialog.getByLabel('Email').fill('ada@example.org')
  await tool('Answer of the server').selectOption('Server refuses with a message')
  await expectPage(dialog.getByLabel('Email')).toHaveValue('ada@example.org')
  await dialog.getByLabel('Email').press('Enter')
  await expectPage(dialog.getByText('Too many requests. Try again in 15 minutes.').first()).toBeVisible()
})

it('shows both themes beside each other, and only settings that have an effect', async () => {
  await open('?path=/story/ui-button--accent&globals=theme:both')
  await expectPage(preview().getByRole('button')).toHaveCount(2)
  for (const label of ['Language', 'Clock', 'Answer of the server']) await expectPage(tool(label)).toBeHidden()
  await expectPage(page.getByRole('link', { name: 'Open in site' })).toBeHidden()
})

it.each(['light', 'dark'] as const)(
  'can be read in the %s theme of the system, and has an accessible toolbar',
  async (scheme) => {
    await page.emulateMedia({ colorScheme: scheme })
    await open(`?path=/story/${beforePopup}&globals=theme:dark;language:de`)
    await expectPage(tool('Clock')).toBeVisible()
    await search('sign')
    const colours = await new AxeBuilder({ page }).exclude('iframe').withRules(['color-contrast']).analyze()
    const tools = await new AxeBuilder({ page }).include(toolbar).analyze()
    expect(
      [colours, tools].flatMap(({ violations }) =>
        violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
      ),
    ).toEqual([])
  },
)

it('shows in forced colours what is disabled, and what of it is selected', async () => {
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = (selector: string, property: 'color' | 'backgroundColor') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => {
        const grey = document.body.appendChild(Object.assign(document.createElement('i'), { style: 'color: GrayText' }))
        const expected = getComputedStyle(grey).color
        grey.remove()
        return [getComputedStyle(element)[property], expected]
      }, property)
  for (const [story, selector, property] of [
    ['ui-radiogroup--disabled', ':checked + span', 'backgroundColor'],
    ['ui-textfield--disabled', 'input', 'color'],
    ['ui-checkbox--disabled', 'label', 'color'],
  ] as const) {
    await open(`iframe.html?viewMode=story&id=${story}`)
    await page.locator(selector).first().waitFor()
    const [shown, expected] = await colours(selector, property)
    expect(shown, story).toBe(expected)
  }
  await page.emulateMedia({ forcedColors: null })
})

it('prints a dialog once, whole and without its scrim', async () => {
  await open('iframe.html?viewMode=story&id=ui-dialog--open')
  const dialog = page.getByRole('dialog')
  await expectPage(dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectPage(dialog).toHaveCSS('position', 'static')
  await expectPage(page.locator('[data-slot=dialog-overlay]')).toBeHidden()
  await page.emulateMedia({ media: null })
})

it('prints the page without the drawer that is open, which would be above its text', async () => {
  await open('iframe.html?viewMode=story&id=ui-drawer--open')
  const drawer = page.getByRole('dialog')
  await expectPage(drawer).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expectPage(drawer).toBeHidden()
  await page.emulateMedia({ media: null })
})

it('opens a docs page at the heading of its address, although what is above it loads later', async () => {
  await open('?path=/docs/foundations-type--docs#details')
  await preview().getByRole('button', { name: '--font-mono' }).first().waitFor()
  await expectPage(preview().getByRole('heading', { name: 'Details' })).toBeInViewport()
})

it('folds what makes a docs page long, and opens it for a link', async () => {
  await open('?path=/docs/features-sign-in--docs#requirements')
  await expectPage(preview().getByRole('table', { name: 'Requirements' })).toBeVisible()
})

it.each([
  ['dialog', 'Delete the climb?'],
  ['drawer', 'First camp'],
])('opens the docs page of a %s with a picture of it, which takes no focus', async (name, text) => {
  await open(`iframe.html?viewMode=docs&id=ui-${name}--docs`)
  await page.frameLocator('iframe[title="Open"]').getByText(text).waitFor()
  await expectPage(page.locator('iframe:focus')).toHaveCount(0)
})

it('shows examples in the direction and in both themes of the toolbar', async () => {
  await open('iframe.html?viewMode=docs&id=ui-button--docs&globals=direction:rtl;theme:both')
  const saved = page.locator('.docs-example').getByRole('button', { name: 'Save' })
  await expectPage(saved).toHaveCount(2)
  await expectPage(saved.first()).toHaveCSS('direction', 'rtl')
})

/** One docs page of each kind, or with `DOCS=all` every one, as nightly CI checks them. */
const docsPages =
  process.env.DOCS === 'all'
    ? Object.values(entries).flatMap(({ id, type }) => (type === 'docs' ? [id] : []))
    : [
        'start-here--docs',
        'ui-plancard--docs',
        'ui-dialog--docs',
        'foundations-tokens--docs',
        'features-sign-in--docs',
        'flows-contact--docs',
      ]

/** Whether the docs page that is open is too long to be read, or wider than a window. */
async function findExcess(id: string): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const excess = height > 6000 ? [`${id} is ${height} px high`] : []
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    if (needed > width) excess.push(`${id} takes ${needed} px of a window's ${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return excess
}

/** What axe finds on a docs page, but for the frames in it, whose stories have tests of their own. */
async function findFaults(id: string, theme: string, options: RunOptions): Promise<string[]> {
  await open(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('.docs-stage:empty'))
  await page.evaluate(axe.source)
  const run = `axe.run(${JSON.stringify({ iframes: false, resultTypes: ['violations'], ...options })})`
  const { violations } = await page.evaluate<AxeResults>(run)
  const lost = await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ hash }) => hash).filter((hash) => !document.getElementById(decodeURIComponent(hash.slice(1)))),
    )
  return [
    ...violations.flatMap(({ id: rule, nodes }) => nodes.map(({ html }) => `${id} ${theme}, ${rule}: ${html}`)),
    ...lost.map((hash) => `${id} has no ${hash}`),
  ]
}

it('has docs pages that are accessible, short, and fit a phone', { timeout: docsPages.length * 30_000 }, async () => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(/iframe\.html.*viewMode=story/, (route) => route.abort())
  const faults: string[] = []
  for (const id of docsPages) {
    // Each example of a toast is an app of its own, with a region of its own.
    const options = id === 'ui-toast--docs' ? { rules: { 'landmark-unique': { enabled: false } } } : {}
    faults.push(...(await findFaults(id, 'light', options)), ...(await findExcess(id)))
    if (process.env.DOCS === 'all' || id.startsWith('ui-'))
      faults.push(...(await findFaults(id, 'dark', { runOnly: ['color-contrast'] })))
  }
  await page.unrouteAll()
  expect(faults).toEqual([])
})
