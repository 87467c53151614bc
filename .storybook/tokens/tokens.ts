import { readTokens } from './read-tokens.ts'

const sheets = import.meta.glob<string>(
  ['../../packages/ui/src/tokens/theme.css', '../../node_modules/tailwindcss/theme.css'],
  { query: '?raw', import: 'default', eager: true },
)
const [tailwind = '', summit = ''] = Object.keys(sheets)
  .toSorted()
  .map((file) => sheets[file])

/** Every token of `@summit/ui`, and Tailwind's unit of spacing. */
export const tokens = [...readTokens(summit), ...readTokens(tailwind).filter(({ name }) => name === '--spacing')]
