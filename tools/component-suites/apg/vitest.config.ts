import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { shared } from '../../../config/vite.shared.ts'
import { browser } from '../browser.ts'
import { toCheckout } from '../checkout.ts'

const tests = join(toCheckout('apg'), 'test')
const pages = readdirSync(join(import.meta.dirname, 'pages')).map((file) => basename(file, '.tsx'))

/** Runs W3C's tests, which are CommonJS for Selenium, in the page: `session.ts` has what they use of both. */
const adapt: Plugin = {
  name: 'adapt',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(tests)) return
    if (['..', 'selenium-webdriver', 'assert'].includes(source)) return join(import.meta.dirname, 'session.ts')
    return source.startsWith('.') ? `${join(dirname(importer), source)}.js` : undefined
  },
  transform(code, id) {
    if (!id.startsWith(tests)) return
    return (
      code
        .replaceAll(/const (\{[^}]+\}|\w+) = require\('([^']+)'\)/g, "import $1 from '$2'")
        .replace('module.exports =', 'export default')
        // The label of a switch is in its field.
        .replaceAll('fieldset label:nth-child', 'fieldset div:nth-child')
    )
  },
}

export default defineConfig({
  // Of the packages as they are published, whose style sheet is for their classes.
  plugins: [adapt, ...shared.plugins],
  root: join(import.meta.dirname, '../../..'),
  optimizeDeps: { include: ['react-dom/client'] },
  test: {
    include: pages.map((page) => join(tests, 'tests', `*_{${page},${page.replace('menu-button-', '')}}.js`)),
    browser,
  },
})
