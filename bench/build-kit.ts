/** Builds a kit under `kits` as a host with Vite would. */
import tailwindcss from '@tailwindcss/vite'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import type { Sample } from './measure.ts'

const root = join(import.meta.dirname, 'kits')

export const components = ['Button', 'Dialog', 'Toast', 'Tooltip', 'TextField'] as const

export interface BuiltKit {
  /** Bytes of all five. */
  script: number
  sheet: number
  /** Bytes of the script of each. */
  alone: Record<string, number>
  /** The script that sets {@link Window.measureKit}. In this format, Vite puts the styles into it. */
  page: string
}

declare global {
  interface Window {
    /** Mounts buttons and opens the dialog; in ms. */
    measureKit: (buttons: number) => Promise<Sample>
  }
}

const react = /^(react|react-dom)(\/|$)/
const bytes = (text: string) => (text ? brotliCompressSync(text).length : 0)

export async function buildKit(file: string): Promise<BuiltKit> {
  const module = join(root, `${file}.tsx`)
  const all = ['Provider', ...components]
  const five = await bundle(`export { ${all.join(', ')} } from '${module}'`, [react])
  const alone: Record<string, number> = {}
  for (const component of components)
    alone[component] = bytes((await bundle(`export { ${component} } from '${module}'`, [react])).script)
  const { script: page } = await bundle(
    `import * as kit from '${module}'; import { measure } from '${join(root, 'mount.tsx')}'; window.measureKit = (count) => measure(kit, count)`,
    [],
  )
  return { script: bytes(five.script), sheet: bytes(five.sheet), alone, page }
}

/** The script of the page that shows many toasts. */
export async function buildToasts(): Promise<string> {
  const code = `import { measureToasts } from '${join(root, 'toasts.tsx')}'; window.measureKit = measureToasts`
  return (await bundle(code, [])).script
}

/** The script and style sheet of some code, minified. */
async function bundle(code: string, external: RegExp[]) {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? { code, moduleType: 'js' } : undefined),
  }
  const { NODE_ENV } = process.env
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, tailwindcss()],
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      // A dialog that loads part of itself later would look lighter than it is.
      rolldownOptions: {
        input: 'entry',
        external,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false, format: external.length > 0 ? 'es' : 'iife' },
      },
    },
  })
  // Vite sets NODE_ENV, which npm and servers started later would inherit.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  const files = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  const script = files.map((output) => (output.type === 'chunk' ? output.code : '')).join('')
  const sheets = files.map((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css') ? String(output.source) : '',
  )
  return { script, sheet: sheets.join('') }
}
