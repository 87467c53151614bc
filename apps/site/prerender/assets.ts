import type { PageMetadata, Route } from '../metadata/pages.ts'
import { getPageName } from '../src/routing/page-name.ts'
import { hasNewsletter } from '../src/routing/routes.ts'
import type { Assets, Code } from './html-document.tsx'

/** Vite's manifest: output files by source file. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>

const entry = 'src/client.tsx'

/** The authentication client, which recovery pages load as soon as they are hydrated. */
const authClient = '../../packages/features/src/shared/recovery/auth.browser.ts'

/** The code of what a control opens, by the control's `data-opens`. */
const opened = {
  newsletter: 'src/newsletter.tsx',
  'plan-form': 'src/plan-form.tsx',
  'product-demo': '../../packages/features/src/home/product-demo/demo-player.tsx',
}

/** The whole style sheet, below `public/`. */
export function getSheet(manifest: Manifest): string {
  const sheet = chunk(manifest, entry).assets?.find((file) => file.endsWith('.css'))
  if (sheet) return sheet
  throw new Error(`The client build has no style sheet: ${entry} should import it, by way of the page modules.`)
}

/** The drawing of the contour lines, below `public/`. */
export function getContourLines(manifest: Manifest): string {
  const drawing = chunk(manifest, entry).assets?.find((file) => file.endsWith('.svg'))
  if (drawing) return drawing
  throw new Error('The client build has no SVG: the style sheet should refer to the contour lines of @summit/ui.')
}

/** URLs of the assets that a route's document references. */
export function getAssets(
  manifest: Manifest,
  route: Route & Pick<PageMetadata, 'hasToken'>,
): Pick<Assets, 'entry' | 'sheet' | 'code' | 'preloads'> {
  const { file, assets = [] } = chunk(manifest, entry)
  return {
    entry: `/${file}`,
    sheet: route.kind === 'marketing' ? `/${getSheet(manifest)}` : undefined,
    code: getFiles(manifest, route),
    // Text is readable before its font, whose metrics the fallback has; headlines change too much. With a token in the
    // address all are preloaded: Chromium requests what a style sheet refers to with the address as referrer, whatever
    // the policy.
    preloads: assets
      .filter((asset) => !asset.endsWith('.css') && (route.hasToken || asset.includes('display')))
      .map((asset) => `/${asset}`),
  }
}

/** URLs of the scripts of a page, and of those that a control's press loads besides. */
function getFiles(manifest: Manifest, route: Route): Code {
  const page = getScripts(manifest, [entry, getPage(route), ...(route.kind === 'recovery' ? [authClient] : [])])
  const onDemand = [
    ...(chunk(manifest, getPage(route)).dynamicImports ?? []),
    ...(hasNewsletter(route) ? [opened.newsletter] : []),
  ]
  const lists = Object.entries(opened).flatMap(([name, key]): [string, string[]][] => {
    if (!onDemand.includes(key)) return []
    const scripts = [...getScripts(manifest, [key])].filter(([module]) => !page.has(module))
    return [[name, scripts.map(([, script]) => `/${script}`)]]
  })
  return { page: [...page.values()].map((name) => `/${name}`), ...Object.fromEntries(lists) }
}

/** URLs of all scripts that can run on a route: its initial scripts and the page's own dynamic imports. */
export function getCode(manifest: Manifest, route: Route): string[] {
  const first = getScripts(manifest, [entry, getPage(route)])
  // The entry's dynamic imports are the other pages.
  const later = [...first.keys()].flatMap((key) => (key === entry ? [] : (chunk(manifest, key).dynamicImports ?? [])))
  return [...new Set([...first.values(), ...getScripts(manifest, later).values()])].map((name) => `/${name}`)
}

const getPage = (route: Route) => `src/pages/${getPageName(route)}.tsx`

/** Output files of modules and their static imports, by module. */
function getScripts(manifest: Manifest, keys: string[]): Map<string, string> {
  const scripts = new Map<string, string>()
  const collect = (key: string) => {
    if (scripts.has(key)) return
    const { file, imports = [] } = chunk(manifest, key)
    scripts.set(key, file)
    imports.forEach(collect)
  }
  keys.forEach(collect)
  return scripts
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key]
  if (found) return found
  throw new Error(
    `The client build has no ${key}, so no page can name it. Was the manifest written by this very build?`,
  )
}
