import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expect, test } from './support/test.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const ui = read('packages/ui/dist/styles.css')
const features = read('packages/features/dist/styles.css')

/** The markup of a page in a host without Tailwind. */
function pageWithoutTailwind(file: string) {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(read(`apps/site/dist/public/${file}`)) ?? []
  return `<!doctype html><body class="summit">${body.replace(/<script.*?<\/script>/gs, '')}`
}

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

test('the style sheets change nothing outside of .summit, whatever a host’s class names', async ({ page }) => {
  const classes = [
    ...new Set([...features.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, ''))),
  ]
  for (const name of ['hidden', 'section', 'grid', 'border', 'container']) expect(classes).toContain(name)
  const parts = classes.filter((name) => name !== 'summit').map((name) => `<div class="${name}"><p>Part</p></div>`)
  const elements = '<h1>Host</h1><a href="#">Link</a><button>Press</button><input placeholder="Name"><ul><li>One</ul>'
  await page.setContent(`<!doctype html>${elements}<div data-theme="dark">Night</div>${parts.join('')}`)
  expect(await changes(page, [], [ui, features])).toEqual([])
  const token = () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent')
  expect(await page.evaluate(token)).toBe('')
})
