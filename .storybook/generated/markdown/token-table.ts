import { readTokens } from '../../tokens/read-tokens.ts'
import { table } from './table.ts'

/** The tokens of a style sheet, as Markdown. */
export function tokenTable(css: string): string {
  const rows = readTokens(css).map(({ name, value, dark, note }) => [`\`${name}\``, value, dark ?? '', note ?? ''])
  return ['# Design tokens', table(['Token', 'Value', 'In the dark theme', 'Meaning'], rows)].join('\n\n') + '\n'
}
