import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const require = createRequire(import.meta.url)

const ascii = charactersBetween(0x20, 0x7e)
const latin1 = charactersBetween(0xa0, 0xff)

/** Where the display font of the design system is, from the root. */
export const displayFontFile = 'packages/ui/src/tokens/fonts/summit-display.woff2'

/** The display font of the design system: a subset of the variable font Archivo. */
export async function createDisplayFont(): Promise<Buffer> {
  const archivo = await readFile(
    require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  )
  return subset(archivo, `${ascii}${latin1}–—‘’“”‚„•€…−↑→`, {
    targetFormat: 'woff2',
    variationAxes: { wdth: 125, wght: { min: 500, max: 800 } },
  })
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
