import { join } from 'node:path'
import { build } from 'vite'

/** Builds a module of `src` into one script, which needs no other. */
export async function buildScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Its constants come from the packages' sources.
    resolve: { conditions: ['@summit/source'] },
    build: {
      write: false,
      target: ['chrome111', 'firefox128', 'safari16.4'],
      rolldownOptions: { input: join(import.meta.dirname, 'src', file), output: { format: 'iife' } },
    },
  })
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`Vite built no script from src/${file}.`)
  return chunk.code.trim()
}
