import type { Route } from '../routes.ts'
import type { Assets } from './document.tsx'

/** Vite's manifest: what became of each source file. */
export type Manifest = Record<string, { file: string; src?: string; imports?: string[]; assets?: string[] }>

const entry = 'src/client.tsx'

/** The built style sheet, below `public/`. */
export function sheetOf(manifest: Manifest): string {
  return chunk(manifest, 'src/styles.css').file
}

/** The addresses a route's document names. */
export function assetsOf(manifest: Manifest, route: Route): Pick<Assets, 'entry' | 'chunks' | 'fonts'> {
  const scripts = new Set<string>()
  const collect = (key: string) => {
    const { file, imports = [] } = chunk(manifest, key)
    if (scripts.has(file)) return
    scripts.add(file)
    imports.forEach(collect)
  }
  collect(entry)
  collect(`src/pages/${route.page}.tsx`)
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'))
  return {
    entry: `/${chunk(manifest, entry).file}`,
    chunks: [...scripts].map((file) => `/${file}`),
    fonts: fonts.map(({ file }) => `/${file}`),
  }
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key]
  if (found) return found
  throw new Error(
    `The client build has no ${key}, so no page can name it. Was the manifest written by this very build?`,
  )
}
