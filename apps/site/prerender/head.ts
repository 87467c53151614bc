import { brand } from '@summit/brand'
import { palette } from '@summit/brand/palette'
import type { PageMetadata } from '../metadata/pages.ts'
import { breadcrumbs } from '../metadata/structured-data.ts'
import type { Settings } from '../src/settings.ts'
import { OG_IMAGE_SIZE, ogImagePath } from './og-image.ts'

/** What the head depends on. */
interface HeadSettings extends Pick<Settings, 'createsAccounts'> {
  /** The site's origin, without a slash at the end. */
  siteUrl: string
}

/** The tags of `<head>` for browsers, search engines and link previews. */
export function headTags(page: PageMetadata, { siteUrl, createsAccounts }: HeadSettings): string[] {
  const { path, previewHeadline } = page
  const title = escape(page.title)
  const description = escape((createsAccounts && page.descriptionWithAccounts) || page.description)
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
  if (!previewHeadline) lines.push('<meta name="robots" content="noindex">')
  if (path === '*') return lines
  const address = escape(siteUrl + path)
  lines.push(
    `<link rel="canonical" href="${address}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(brand.name)}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${address}">`,
  )
  if (!previewHeadline) return lines
  return [
    ...lines,
    `<meta property="og:image" content="${escape(siteUrl)}${ogImagePath(page)}">`,
    `<meta property="og:image:width" content="${OG_IMAGE_SIZE.width}">`,
    `<meta property="og:image:height" content="${OG_IMAGE_SIZE.height}">`,
    `<meta property="og:image:alt" content="${escape(previewHeadline)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="apple-itunes-app" content="app-id=${appStoreId(brand.stores.appStore.url)}">`,
  ]
}

/** The JSON-LD of an indexed page. A data block: browsers do not run it, so the security policy need not allow it. */
export function structuredDataTags(page: PageMetadata, siteUrl: string): string[] {
  if (!page.previewHeadline) return []
  const graph = [...(page.structuredData?.(siteUrl) ?? []), ...(page.path === '/' ? [] : [breadcrumbs(page, siteUrl)])]
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  return [`<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`]
}

/** The app's id in the App Store, from the address of its page there. */
export function appStoreId(appStoreUrl: string): string {
  const id = /\/id(\d+)/.exec(appStoreUrl)?.[1]
  if (id) return id
  throw new Error(`The brand's appStoreUrl ${appStoreUrl} names no app. It should end in /id and a number.`)
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
