import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { shared } from '../../../config/vite.shared.ts'
import { browser } from '../browser.ts'
import { toCheckout } from '../checkout.ts'

const checkout = toCheckout('radix')
const adapters = join(import.meta.dirname, 'adapters')
const components = readdirSync(adapters).map((file) => basename(file, '.tsx'))

/** Gives Radix's tests our parts in place of theirs, and the packages that are installed here. */
const adapt: Plugin = {
  name: 'adapt',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.startsWith(checkout)) return
    if (/^\.($|\/)/.test(source)) return join(adapters, `${basename(dirname(dirname(importer)))}.tsx`)
    if (source === 'vitest-axe') return join(import.meta.dirname, 'axe.ts')
    if (source.startsWith('@repo/test-utils/')) return join(checkout, 'internal/test-utils', `${basename(source)}.tsx`)
    return this.resolve(source, import.meta.filename)
  },
}

export default defineConfig({
  ...shared,
  root: join(import.meta.dirname, '../../..'),
  plugins: [adapt, ...shared.plugins],
  define: { global: 'globalThis' },
  test: {
    include: components.map((name) => join(checkout, `packages/react/${name}/src/${name}.test.tsx`)),
    setupFiles: [join(import.meta.dirname, '../set-up.ts')],
    browser,
  },
})
