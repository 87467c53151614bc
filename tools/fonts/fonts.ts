import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'

const require = createRequire(import.meta.url)

const ascii = charactersBetween(0x20, 0x7e)
const punctuation = '–—‘’“”‚„•€…−'

/** Letters of the Western European languages; capitals of those that open names and nouns with them. */
const letters = 'ÄÖÜÅØÆÉÑÇßàáâãäåæçèéêëìíîïñòóôõöøœùúûüÿ'

/** The fonts of the design system: subsets of the variable font Archivo, by file. */
export async function fontFiles(): Promise<Record<string, Buffer>> {
  const archivo = await readFile(
    require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  )
  const folder = 'packages/ui/src/tokens/fonts'
  return {
    [`${folder}/summit-display.woff2`]: await subset(
      archivo,
      ascii + charactersBetween(0xa0, 0xff) + punctuation + '↑→',
      {
        targetFormat: 'woff2',
        variationAxes: { wdth: 125, wght: { min: 500, max: 800 } },
      },
    ),
    [`${folder}/summit-text.woff2`]: await subset(archivo, ascii + letters + '\u00a0«»‹›·°×½©¡¿' + punctuation, {
      targetFormat: 'woff2',
      variationAxes: { wdth: 100, wght: { min: 400, max: 600 } },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    }),
  }
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}
