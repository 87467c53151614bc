import { brand } from '@summit/brand'
import { contact } from '@summit/brand/contact'
import { nativeApp } from '@summit/brand/native-app'
import { palette } from '@summit/brand/palette'
import { hydratesOnInterest, pages } from '../metadata/pages.ts'

const YEAR_MS = 365 * 86_400_000

/** The file of {@link speculationRules}, which the pages' header names. */
export const speculationRulesFile = 'speculation-rules.json'

/** robots.txt, sitemap, manifest, speculation rules and .well-known files, keyed by output path. */
export function wellKnownFiles(siteUrl: string, now: Date): Record<string, string> {
  return {
    'robots.txt': robots(siteUrl),
    'sitemap.xml': sitemap(siteUrl),
    'site.webmanifest': json(webManifest()),
    [speculationRulesFile]: json(speculationRules()),
    '.well-known/security.txt': securityTxt(siteUrl, now),
    '.well-known/apple-app-site-association': json(appleAssociation()),
    '.well-known/assetlinks.json': json(androidLinks()),
  }
}

function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/v1/', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}

function sitemap(siteUrl: string): string {
  const urls = pages.flatMap(({ path, previewHeadline }) =>
    previewHeadline ? [`<url><loc>${siteUrl}${path}</loc></url>`] : [],
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

function webManifest() {
  const [home] = pages
  return {
    name: brand.name,
    description: home?.description,
    start_url: '/',
    display: 'browser',
    background_color: palette.light.ground,
    theme_color: palette.light.brand,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    related_applications: [{ platform: 'itunes', url: brand.stores.appStore.url }],
  }
}

/**
 * Speculation rules: the browser fetches the document of a link that the visitor is about to follow. Only until the page
 * has hydrated, as its router loads no documents.
 */
function speculationRules() {
  const isDocument = [
    { href_matches: pages.filter(hydratesOnInterest).map(({ path }) => path) },
    { selector_matches: ':root:not([data-hydrated]) a:not([download], [target])' },
  ]
  return { prefetch: [{ where: { and: isDocument }, eagerness: 'moderate' }] }
}

/** security.txt, RFC 9116. It expires a year after the build. */
function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + YEAR_MS)
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/** Paths that the installed app must not open: the site handles its own sign-in. */
const outsideTheApp = ['/auth/*', '/api/*', '/dashboard']

function components() {
  return [...outsideTheApp.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
}

function appleAssociation() {
  return {
    applinks: { details: [{ appIDs: [nativeApp.apple], components: components() }] },
    webcredentials: { apps: [nativeApp.apple] },
  }
}

/** Digital Asset Links. Android 15 reads the excluded paths here, earlier versions in the app's manifest. */
function androidLinks() {
  const permission = 'delegate_permission/common.handle_all_urls'
  return [
    {
      relation: [permission],
      target: {
        namespace: 'android_app',
        package_name: nativeApp.android,
        sha256_cert_fingerprints: [nativeApp.androidCertificate],
      },
      relation_extensions: { [permission]: { dynamic_app_link_components: components() } },
    },
  ]
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
