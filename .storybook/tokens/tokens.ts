import tailwind from 'tailwindcss/theme.css?raw'
import { readTokens } from './read-tokens.ts'

const [summit = ''] = Object.values(
  import.meta.glob<string>('../../packages/ui/src/tokens/theme.css', { query: '?raw', import: 'default', eager: true }),
)

/** Every token of `@summit/ui`, and Tailwind's unit of spacing. */
export const tokens = [...readTokens(summit), ...readTokens(tailwind).filter(({ name }) => name === '--spacing')]
