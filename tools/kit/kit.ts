/**
 * Compares Button, Dialog, Toast, Tooltip and TextField of `@summit/ui` with the same on Radix and cva, style sheets
 * included and React left out. Bytes in brotli 11, kB = 1000 bytes.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** How many times the bytes of Radix and cva the five components may cost. */
const LIMIT = 1.28

const root = join(import.meta.dirname, '../..')

/** The minified script of a kit, built as a host would. */
export async function scriptOf(kit: 'summit' | 'radix', external: RegExp[] = []): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, `${kit}.tsx`), external },
    },
  })
  // SAFETY: without `watch`, Vite returns what it wrote.
  const { output: chunks } = output as { output: { type: string; code?: string }[] }
  return chunks.map(({ code = '' }) => code).join('')
}

const bytes = (text: string) => brotliCompressSync(text).length

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const compile = ['--silent', 'exec', '--', 'tailwindcss', '--input', 'tools/kit/radix.css', '--minify']
  const sheets = {
    radix: execFileSync('npm', compile, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' }),
    summit: readFileSync(join(root, 'packages/ui/dist/overlays.css'), 'utf8'),
  }
  const react = [/^react(-dom)?(\/|$)/]
  const [radix, summit] = await Promise.all(
    (['radix', 'summit'] as const).map(async (kit) => {
      const sizes = { kit, script: bytes(await scriptOf(kit, react)), sheet: bytes(sheets[kit]) }
      return { ...sizes, total: sizes.script + sizes.sheet }
    }),
  )
  console.table([radix, summit])
  const ratio = (summit?.total ?? 0) / (radix?.total ?? 1)
  console.log(`${ratio.toFixed(2)} times Radix and cva, at most ${LIMIT.toFixed(2)}`)
  if (ratio > LIMIT) process.exitCode = 1
}
