import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { shared } from '../config/vite.shared.ts'

/** The first load of a host with this code, minified: its script without React, style sheets and code loaded on demand. */
async function bundle(code: string): Promise<string> {
  const host: Plugin = {
    name: 'host',
    resolveId: (id) => (id === 'host' ? '\0host' : undefined),
    load: (id) => (id === '\0host' ? code : undefined),
  }
  const output = await build({
    ...shared,
    plugins: [...shared.plugins, host],
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'host', external: [/^react(-dom)?(\/|$)/], preserveEntrySignatures: 'strict' },
    },
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const loaded = new Set([...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : [])))
  for (const name of loaded)
    chunks.get(name)?.imports.forEach((imported) => chunks.has(imported) && loaded.add(imported))
  return [...loaded].map((name) => chunks.get(name)?.code).join('')
}

const bytes = (code: string) => brotliCompressSync(code).length

const features = readdirSync('packages/features/src').filter((name) =>
  existsSync(`packages/features/src/${name}/index.ts`),
)

it('a connected sign-in screen with its provider is at most 20 kB, brotli', async () => {
  const code = await bundle(
    "export { SignIn } from '@summit/features/sign-in'; export { FeaturesProvider } from '@summit/features/provider'",
  )
  expect(code).toContain('Welcome back')
  expect(bytes(code)).toBeLessThanOrEqual(20_000)
}, 60_000)

it('entries that a host imports and does not use are 0 bytes', async () => {
  // SAFETY: the manifest of our own package.
  const { exports } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { exports: object }
  const ui = Object.keys(exports).filter((entry) => !/\*|\.css$|\.json$/.test(entry))
  const entries = [
    ...features.map((name) => `@summit/features/${name}`),
    ...ui.map((entry) => entry.replace('.', '@summit/ui')),
  ]
  expect(entries.length).toBeGreaterThan(30)
  const imports = entries.map((entry, index) => `import * as unused${index} from '${entry}'`)
  expect((await bundle(imports.join('\n'))).trim()).toBe('')
}, 60_000)
