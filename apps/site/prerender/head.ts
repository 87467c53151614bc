import { brand } from '@summit/brand'
import { palette } from '@summit/brand/palette'
import { notFound, type Route } from '../src/routing/routes.ts'
import { descriptionOf } from './descriptions.ts'
import { OG_IMAGE_SIZE, ogHeadline, ogImagePath } from './og-image.ts'
import { structuredDataOf } from './structured-data.ts'

/** Whether search engines may list a page: what is read, not what is done, and nothing that is not there. */
export function isListed(route: Route): boolean {
  return route.kind === 'marketing' && route !== notFound
}

/** The lines of `<head>` that describe the page to browsers, search engines and link previews. */
export function describe(route: Route, siteUrl: string): string[] {
  const title = escape(route.title)
  const description = escape(descriptionOf(route))
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    '<meta name="color-scheme" content="light dark">',
    // Hexadecimal: not every browser reads OKLCH here.
    `<meta name="theme-color" content="${palette.light.ground}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${palette.dark.ground}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
  if (!isListed(route)) lines.push('<meta name="robots" content="noindex">')
  if (route === notFound) return lines
  const address = escape(siteUrl + route.path)
  lines.push(
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(brand.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
  )
  if (!isListed(route)) return lines
  return [
    ...lines,
    `<meta property="og:image" content="${escape(siteUrl)}${ogImagePath(route)}">`,
    `<meta property="og:image:width" content="${OG_IMAGE_SIZE.width}">`,
    `<meta property="og:image:height" content="${OG_IMAGE_SIZE.height}">`,
    `<meta property="og:image:alt" content="${escape(ogHeadline(route))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="apple-itunes-app" content="app-id=${appStoreId(brand.appStoreUrl)}">`,
  ]
}

/** What a page says of itself to search engines (JSON-LD): data, which no browser runs and no policy has to allow. */
export function structuredData(route: Route, siteUrl: string): string[] {
  if (!isListed(route)) return []
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': structuredDataOf(route, siteUrl) })
  return [`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`]
}

/** The number under which the App Store knows an app, from the address of its page. */
export function appStoreId(appStoreUrl: string): string {
  const id = /\/id(\d+)/.exec(appStoreUrl)?.[1]
  if (id) return id
  throw new Error(`The brand's appStoreUrl ${appStoreUrl} names no app. It should end in /id and a number.`)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
