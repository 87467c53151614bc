/**
 * `npm run contact-sheet -w tools`: every page of the built site at three widths, in light and in dark, on one page that needs no
 * other file: `test-results/contact-sheet.html`. `npm run contact-sheet -w tools -- /pricing /dashboard` shows some of them.
 */
import { chromium, type Route } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchOptions } from './chromium.ts'
import { root, runScript } from './lib/run.ts'

/** A page at one width in one theme. */
interface View {
  width: number
  theme: string
  /** A JPEG, in base64. */
  picture: string
}

interface Page {
  file: string
  headers: Record<string, string>
}

const origin = 'https://summit.test'
const dist = join(root, 'apps/site/dist')
const out = join(root, 'test-results/contact-sheet.html')
const widths = [390, 768, 1440]
const themes = ['light', 'dark'] as const

if (!(await runScript('build:site'))) process.exit(1)
// SAFETY: the prerenderer writes it.
const { pages, notFound } = JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8')) as {
  pages: Record<string, Page>
  notFound: Page
}
const wanted = process.argv.slice(2)
const paths = wanted.length > 0 ? wanted : [...Object.keys(pages), '/nowhere']

const browser = await chromium.launch(launchOptions())
const rows: { path: string; views: View[] }[] = []
try {
  for (const path of paths) {
    const views = await Promise.all(themes.map((theme) => capture(path, theme)))
    rows.push({ path, views: widths.flatMap((width) => views.flat().filter((view) => view.width === width)) })
    console.log(path)
  }
} finally {
  await browser.close()
}
mkdirSync(join(out, '..'), { recursive: true })
writeFileSync(out, getSheet(rows))
console.log(`${rows.length} pages: ${out}`)

/**
 * A page in one theme, at every width. Requests are never answered, so pages stay in their loading states; a user is
 * signed in on this device, so the dashboard shows.
 */
async function capture(path: string, theme: (typeof themes)[number]): Promise<View[]> {
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US' })
  await context.route('**', (route) => serve(route))
  await context.addInitScript(() => {
    localStorage.setItem('summit-user', JSON.stringify({ name: 'Ada Keller', email: 'ada@example.org' }))
    localStorage.setItem('summit-token', 'authenticated')
  })
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const views: View[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 })
    const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 70 })
    views.push({ width, theme, picture: picture.toString('base64') })
  }
  await context.close()
  return views
}

/** Serves the built files. */
async function serve(route: Route) {
  const { pathname } = new URL(route.request().url())
  if (/^\/(api|auth\/v1)\//.test(pathname)) return
  const isFile = /\.\w+$/.test(pathname)
  const { file, headers } = pages[pathname] ?? (isFile ? { file: pathname, headers: {} } : notFound)
  await route.fulfill({ path: join(dist, 'public', file), headers })
}

function getSheet(pages: typeof rows) {
  const sections = pages.map(
    ({ path, views }) =>
      `<section><h2>${path}</h2><div>${views.map((view) => getFigure(path, view)).join('')}</div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Summit: every page</title>
<style>
  body { margin: 2rem; font: 14px/1.5 sans-serif; background: whitesmoke }
  div { display: flex; gap: 1rem; align-items: start }
  figure { margin: 0; flex: var(--width) 1 0 }
  img { display: block; width: 100%; box-shadow: 0 1px 6px #0004 }
</style>
<h1>Every page</h1>
${sections.join('\n')}
</html>
`
}

function getFigure(path: string, { width, theme, picture }: View) {
  const data = `data:image/jpeg;base64,${picture}`
  return `<figure style="--width:${width}"><img src="${data}" alt="${path} at ${width} pixels in ${theme}"><figcaption>${width}, ${theme}</figcaption></figure>`
}
