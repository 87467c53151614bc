/**
 * Compares Button, Dialog, Toast, Tooltip and TextField of `@summit/ui` with the same on Radix and cva, style sheets
 * included and React left out: with the sheet that the package brings, and with the one that a Tailwind host compiles.
 * Bytes in brotli 11.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** How many times the bytes of Radix and cva the five components may cost, by the sheet. */
const LIMITS = { 'overlays.css': 1.27, 'Tailwind host': 1.26 }

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

/** The sheet that a Tailwind host compiles, minified. */
function compiled(kit: string): string {
  const compile = ['--silent', 'exec', '--', 'tailwindcss', '--input', `tools/kit/${kit}.css`, '--minify']
  return execFileSync('npm', compile, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const react = [/^react(-dom)?(\/|$)/]
  const [radixScript, script] = (await Promise.all([scriptOf('radix', react), scriptOf('summit', react)])).map(bytes)
  const sheets = {
    'overlays.css': readFileSync(join(root, 'packages/ui/dist/overlays.css'), 'utf8'),
    'Tailwind host': compiled('summit'),
  }
  const radix = sizes('Radix and cva', radixScript, compiled('radix'))
  const rows = Object.entries(LIMITS).map(([name, limit]) => {
    const row = sizes(name, script, sheets[name as keyof typeof LIMITS])
    return { ...row, ratio: row.total / radix.total, limit }
  })
  console.table([radix, ...rows])
  if (rows.some(({ ratio, limit }) => ratio > limit)) process.exitCode = 1
}

function sizes(kit: string, script = NaN, sheet: string) {
  return { kit, script, sheet: bytes(sheet), total: script + bytes(sheet) }
}
