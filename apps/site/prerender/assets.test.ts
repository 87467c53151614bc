import { expect, it } from 'vitest'
import { getAssets, getCode, type Manifest } from './assets.ts'

const demo = '../../packages/features/src/home/product-demo/demo-player.tsx'
const authClient = '../../packages/features/src/shared/recovery/auth.browser.ts'

const manifest: Manifest = {
  'src/client.tsx': {
    file: 'client.js',
    imports: ['_react.js'],
    dynamicImports: ['src/pages/auth/login.tsx', 'src/pages/home.tsx', 'src/newsletter.tsx'],
    assets: ['client.css', 'summit-display.woff2', 'contour.svg'],
  },
  '_react.js': { file: 'react.js' },
  'src/newsletter.tsx': { file: 'newsletter.js', imports: ['_dialog.js'] },
  'src/pages/home.tsx': { file: 'home.js', imports: ['src/client.tsx'], dynamicImports: [demo, 'src/banner.tsx'] },
  [demo]: { file: 'demo.js', imports: ['_react.js', '_dialog.js'] },
  'src/pages/auth/login.tsx': {
    file: 'sign-in.js',
    imports: ['src/client.tsx'],
    dynamicImports: ['src/sign-in-offer.tsx'],
  },
  'src/sign-in-offer.tsx': { file: 'offer.js', imports: ['_react.js', '_dialog.js'] },
  '_dialog.js': { file: 'dialog.js' },
  [authClient]: { file: 'auth.js', imports: ['_react.js'] },
}
const signIn = {
  path: '/auth/login',
  kind: 'form',
  title: 'Sign in',
} as const

it('preloads the chunks of a page and the display font in its document', () => {
  expect(getAssets(manifest, signIn)).toEqual({
    entry: '/client.js',
    sheet: undefined,
    code: { page: ['/client.js', '/react.js', '/sign-in.js'] },
    preloads: ['/summit-display.woff2'],
  })
})

it('preloads the authentication client of recovery pages', () => {
  const recovery = { ...signIn, kind: 'recovery' } as const
  expect(getAssets(manifest, recovery).code.page).toEqual(['/client.js', '/react.js', '/sign-in.js', '/auth.js'])
})

it('lists the style sheet and what controls open apart from the chunks of the page', () => {
  const home = { ...signIn, path: '/', kind: 'marketing' } as const
  expect(getAssets(manifest, home)).toMatchObject({
    sheet: '/client.css',
    code: {
      page: ['/client.js', '/react.js', '/home.js'],
      newsletter: ['/newsletter.js', '/dialog.js'],
      'product-demo': ['/demo.js', '/dialog.js'],
    },
  })
})

it('T2 preloads all fonts and images of the style sheet where the address may have a token, because its requests have a referrer', () => {
  const { preloads } = getAssets(manifest, { ...signIn, hasToken: true })
  expect(preloads).toEqual(['/summit-display.woff2', '/contour.svg'])
})

it('counts lazy chunks with their imports as code of the page', () => {
  expect(getCode(manifest, signIn)).toEqual(['/client.js', '/react.js', '/sign-in.js', '/offer.js', '/dialog.js'])
})
