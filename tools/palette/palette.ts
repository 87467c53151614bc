/** `npm run palette -w tools`: writes the files that repeat the design system's colours. */
import { strata } from '@summit/ui/product/mark/strata'
import { formatHex, formatHex8, parse } from 'culori'
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from '../lib/format.ts'
import { root } from '../lib/run.ts'

/** The colours of one theme in hexadecimal, by token. */
type Colours = Record<string, string>

const THEME = 'packages/ui/src/tokens/theme.css'
const PALETTE = 'packages/brand/src/palette.ts'

/**
 * What cannot read the design system's CSS gets its colours from these files, by path from the repository's root: the
 * tokens of both themes in hexadecimal, and the logo files.
 */
export async function paletteFiles(): Promise<Record<string, string>> {
  const css = await readFile(resolve(root, THEME), 'utf8')
  const light = findColours(css, '@theme {')
  const dark = { ...light, ...findColours(css, '@variant dark-theme {') }
  return {
    [PALETTE]: getModule({ light, dark }),
    'apps/site/public/favicon.svg': adaptiveLogo(light, dark),
    '.storybook/public/favicon.svg': adaptiveLogo(light, dark),
    '.storybook/public/mark-light.svg': logo(light),
    '.storybook/public/mark-dark.svg': logo(dark),
  }
}

/** Summit's own value of a token that a host's brand can replace: `var(--summit-accent, oklch(…))`. */
const BRANDED = /^var\(--summit-[\w-]+, (.+)\)$/

/** The colour tokens of the first block that opens with `head`. A token with alpha has eight digits. */
function findColours(css: string, head: string): Colours {
  const start = css.indexOf('\n', css.indexOf(`${head}\n`))
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, token = '', value = '']) => [token, toHex(value)]),
  )
}

function toHex(value: string): string {
  const colour = parse(BRANDED.exec(value)?.[1] ?? value)
  if (!colour) throw new Error(`${value} in ${THEME} is no colour.`)
  return colour.alpha === undefined ? formatHex(colour) : formatHex8(colour)
}

function getModule(palette: Record<'light' | 'dark', Colours>): string {
  const text = `import type { Colour, Theme } from '@summit/ui/tokens'

/** The colour tokens of each theme in hexadecimal. Generated from ${THEME} by \`npm run palette -w tools\`. */
export const palette = ${JSON.stringify(palette)} as const satisfies Record<Theme, Record<Colour, string>>
`
  return format(PALETTE, text)
}

const [peak, ...slopes] = strata
const slopePaths = slopes.map((path) => `<path d="${path}"/>`).join('')

function logo({ ink = '', accent = '' }: Colours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="40" height="40" fill="${ink}"><path fill="${accent}" d="${peak}"/>${slopePaths}</svg>\n`
}

/** The logo as favicon, for light and dark tabs. */
function adaptiveLogo(light: Colours, dark: Colours): string {
  const style = `path{fill:${light.ink}}@media (prefers-color-scheme:dark){path{fill:${dark.ink}}}#peak{fill:${light.accent}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Summit</title><style>${style}</style><path id="peak" d="${peak}"/>${slopePaths}</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, content] of Object.entries(await paletteFiles())) await writeFile(resolve(root, file), content)
}
