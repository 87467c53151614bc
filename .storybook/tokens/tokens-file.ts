import type { Theme } from '@summit/ui/tokens'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { designTokens } from './design-tokens.ts'
import { figmaFile } from './figma.ts'
import { readTokens } from './read-tokens.ts'

const sheet = new URL('../../packages/ui/src/tokens/theme.css', import.meta.url)
const printIcons = fileURLToPath(new URL('print-icon-sheet.ts', import.meta.url))
// It says how the components' JSX is compiled.
const tsconfig = fileURLToPath(new URL('../../packages/ui/tsconfig.json', import.meta.url))

const readSheet = async () => readTokens(await readFile(sheet, 'utf8'))

/** The JSON file of a theme's tokens. */
export async function tokensFile(theme: Theme): Promise<string> {
  return JSON.stringify(designTokens(await readSheet(), theme), null, 2)
}

/** The files that Figma imports, by path: variables of each theme, and all icons. */
export async function figmaFiles(): Promise<Record<string, string>> {
  const tokens = await readSheet()
  const options = ['--import', 'tsx', '--conditions=@summit/source', printIcons]
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined, TSX_TSCONFIG_PATH: tsconfig }
  const { stdout } = await promisify(execFile)(process.execPath, options, { env })
  return {
    'figma/light.json': figmaFile(tokens, 'light'),
    'figma/dark.json': figmaFile(tokens, 'dark'),
    'figma/icons.svg': stdout,
  }
}
