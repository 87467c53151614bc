import { brand } from '@summit/brand'
import { breakpoints } from '@summit/ui/tokens'
import { createHash } from 'node:crypto'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { getPage } from '../src/routing/page-components.ts'
import { hydratesOnInterest, type PageMetadata, type Route } from '../metadata/pages.ts'
import { getPageName } from '../src/routing/page-name.ts'
import { hasNewsletter } from '../src/routing/routes.ts'
import type { Settings } from '../src/settings.ts'
import { Site } from '../src/site.tsx'
import { headTags, structuredDataTags } from './head.ts'
import { speculationRulesFile } from './well-known-files.ts'

/** Addresses of scripts: those that hydrate the page, and those of what a control opens, by its `data-opens`. */
export type Code = { page: string[]; [opened: string]: string[] }

/** Build assets referenced by a page. */
export interface Assets {
  /** Address of `client.tsx`. */
  entry: string
  /** Address of the whole style sheet, which a marketing page loads when it hydrates. */
  sheet: string | undefined
  code: Code
  /** Addresses of the fonts and images of the style sheet to fetch beside the HTML. */
  preloads: string[]
  /** The styles that the page carries. */
  css: string
  /** `loader.ts`, built to one script. */
  loader: string
}

/** A page, ready to be served. */
export interface Page {
  html: string
  /** The headers that differ from page to page. The server adds the common ones. */
  headers: Record<string, string>
}

/** The settings that pages depend on. */
export interface PageSettings extends Settings {
  /** The site's origin, without a slash at the end. */
  siteUrl: string
}

/** Puts a route's content into its document. */
export function htmlDocument(page: PageMetadata, content: string, assets: Assets, settings: PageSettings): Page {
  const { siteUrl, sendsEnquiries, createsAccounts, minPasswordLength } = settings
  const head = [
    ...headTags(page, settings),
    ...assets.preloads.map((href) => `<link rel="preload" href="${href}" ${getDestination(href)} crossorigin>`),
    ...(hydratesOnInterest(page) ? [] : assets.code.page.map((href) => `<link rel="modulepreload" href="${href}">`)),
    `<style>${assets.css}</style>`,
    `<script ${loaderData(page, assets)}>${assets.loader}</script>`,
  ]
  const rootData = [
    sendsEnquiries ? ' data-sends-enquiries' : '',
    createsAccounts ? ' data-creates-accounts' : '',
    minPasswordLength ? ` data-min-password-length="${minPasswordLength}"` : '',
  ].join('')
  const body = [
    `<div id="root"${rootData}>${content}</div>`,
    // Last, so that the first screen arrives before it.
    ...(hydratesOnInterest(page)
      ? Object.entries(assets.code).map(
          ([name, files]) => `<script type="application/json" id="preload-${name}">${JSON.stringify(files)}</script>`,
        )
      : []),
    ...structuredDataTags(page, siteUrl),
  ]
  const html = `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`
  return { html, headers: getHeaders(page, assets) }
}

/** Renders a route's content in one pass. Refuses an outlined Suspense boundary: it would need inline scripts to fill. */
export async function renderContent(route: Route, settings: Settings): Promise<string> {
  await getPage(route).preload()
  const content = renderToString(
    <StaticRouter location={route.path}>
      <Site settings={settings} />
    </StaticRouter>,
  )
  if (!content.includes('<h1')) {
    throw new Error(
      `The page ${route.path} has no headline. src/pages/${getPageName(route)}.tsx should export it by default.`,
    )
  }
  const outline = /<template|<!--\$[?!]|\$RC\(|<script/.exec(content)
  if (outline) {
    throw new Error(
      `The page ${route.path} was not rendered whole: its HTML contains "${outline[0]}". Something in it suspends or writes a script; neither can be prerendered under the content security policy.`,
    )
  }
  return content
}

/** What the loader reads from its own element, so that its text, and its hash, are the same on every page. */
function loaderData(page: PageMetadata, { entry, sheet }: Assets): string {
  const data = {
    brand: brand.shortName,
    entry,
    ...(!hydratesOnInterest(page) && { start: 'now' }),
    ...(sheet && { sheet }),
    ...(hasNewsletter(page) && { newsletter: '' }),
    ...(page.offers && { offers: page.offers.join(' ') }),
  }
  return Object.entries(data)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
}

function getHeaders(page: PageMetadata, { css, loader }: Assets): Record<string, string> {
  const { path, hasToken } = page
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' '${hash(loader)}'`,
      `style-src-elem 'self' '${hash(css)}'`,
      // Attributes carry custom properties only; no hash can list them.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'Referrer-Policy': path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cache-Control': hasToken ? 'no-store' : 'no-cache',
    ...(hydratesOnInterest(page) && { 'Speculation-Rules': `"/${speculationRulesFile}"` }),
  }
}

/** The destination of a preload. The only image is that of account screens, which phones do not show. */
function getDestination(href: string): string {
  return href.endsWith('.woff2') ? 'as="font"' : `as="image" media="(width>=${breakpoints.sm}rem)"`
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
