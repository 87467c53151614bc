/**
 * Weighs Button, Dialog, Toast, Tooltip and TextField of `@summit/ui`, style sheets included and React left out: with the
 * sheet that the package brings, and with the one that a Tailwind host compiles. Bytes in brotli 11.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { report } from '../lib/packed.ts'
import { root } from '../lib/run.ts'

/** The same five on Radix and cva, in bytes. */
const RADIX = 30_957
/** How many times as large ours may be: decision 12. */
const LIMITS = { 'overlays.css': 1.3, 'a Tailwind host': 1.28 }

/** The minified script of the five, built as a host would. */
export async function buildFive(external: RegExp[] = []): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'five.tsx'), external },
    },
  })
  // SAFETY: without `watch`, Vite returns what it wrote.
  const { output: chunks } = output as { output: { type: string; code?: string }[] }
  return chunks.map(({ code = '' }) => code).join('')
}

const bytes = (text: string) => brotliCompressSync(text).length

/** The sheet that a Tailwind host compiles, minified. */
function compileSheet(): string {
  const compile = ['--input', join(import.meta.dirname, 'five.css'), '--minify']
  return execFileSync('tailwindcss', compile, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const script = bytes(await buildFive([/^react(-dom)?(\/|$)/]))
  const sheets = {
    'overlays.css': bytes(readFileSync(join(root, 'packages/ui/dist/overlays.css'), 'utf8')),
    'a Tailwind host': bytes(compileSheet()),
  }
  for (const name of ['overlays.css', 'a Tailwind host'] as const) {
    const [size, limit] = [script + sheets[name], Math.floor(LIMITS[name] * RADIX)]
    report(`the kit of five with ${name}`, size > limit ? [`${size} > ${limit} bytes`] : [])
  }
}
