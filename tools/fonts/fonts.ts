/** `npm run fonts -w tools`: writes the subsets of Archivo that the design system ships. */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import subset from 'subset-font'
import { root } from '../lib/run.ts'

const require = createRequire(import.meta.url)

const ascii = charactersBetween(0x20, 0x7e)
const latin1 = charactersBetween(0xa0, 0xff)

const latinExtended = charactersBetween(0x100, 0x17f)

const archivo = {
  latin: require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  latinExtended: require.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2'),
}

/** The display font of the design system, by file from the root: subsets of the variable font Archivo. */
export const displayFonts: Readonly<Record<string, () => Promise<Buffer>>> = {
  'packages/ui/src/tokens/fonts/summit-display.woff2': () =>
    createSubset(archivo.latin, `${ascii}${latin1}–—‘’“”‚„•€…−↑→`),
  'packages/ui/src/tokens/fonts/summit-display-extended.woff2': () =>
    createSubset(archivo.latinExtended, latinExtended),
}

async function createSubset(file: string, characters: string): Promise<Buffer> {
  return subset(await readFile(file), characters, {
    targetFormat: 'woff2',
    variationAxes: { wdth: 125, wght: { min: 500, max: 800 } },
  })
}

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [file, create] of Object.entries(displayFonts)) await writeFile(resolve(root, file), await create())
}
