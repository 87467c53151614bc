import type { Route } from '../src/routes.ts'
import type { Assets } from './document.tsx'

/** Vite's manifest: what became of each source file. */
export type Manifest = Record<string, { file: string; imports?: string[]; assets?: string[] }>

const entry = 'src/client.tsx'

/** The whole style sheet, below `public/`. */
export function sheetOf(manifest: Manifest): string {
  const sheet = chunk(manifest, entry).assets?.find((file) => file.endsWith('.css'))
  if (sheet) return sheet
  throw new Error(`The client build has no style sheet: ${entry} should import it, by way of the page modules.`)
}

/** The addresses that a route's document names. */
export function assetsOf(manifest: Manifest, route: Route): Pick<Assets, 'entry' | 'files' | 'popup' | 'fonts'> {
  const scripts = new Set<string>()
  const collect = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key)
    if (scripts.has(file)) return
    scripts.add(file)
    imports.forEach(collect)
  }
  collect(entry)
  collect(`src/pages/${route.page}.tsx`)
  const { file, assets = [] } = chunk(manifest, entry)
  return {
    entry: `/${file}`,
    files: [...scripts, ...(route.kind === 'marketing' ? [sheetOf(manifest)] : [])].map((name) => `/${name}`),
    popup: `/${chunk(manifest, 'src/newsletter.tsx').file}`,
    fonts: assets.filter((asset) => asset.endsWith('.woff2')).map((font) => `/${font}`),
  }
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key]
  if (found) return found
  throw new Error(
    `The client build has no ${key}, so no page can name it. Was the manifest written by this very build?`,
  )
}
