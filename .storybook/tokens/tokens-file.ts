import type { Theme } from '@summit/ui/tokens'
import { readFile } from 'node:fs/promises'
import { designTokens } from './design-tokens.ts'
import { readTokens } from './read-tokens.ts'

const sheet = new URL('../../packages/ui/src/tokens/theme.css', import.meta.url)

/** The JSON file of a theme's tokens. */
export async function tokensFile(theme: Theme): Promise<string> {
  return JSON.stringify(designTokens(readTokens(await readFile(sheet, 'utf8')), theme), null, 2)
}
