import { expect, it } from 'vitest'
import { assetsOf, codeOf, type Manifest } from './assets.ts'

const manifest: Manifest = {
  'src/client.tsx': {
    file: 'client.js',
    imports: ['_react.js'],
    dynamicImports: ['src/pages/sign-in.tsx', 'src/pages/home.tsx', 'src/newsletter.tsx'],
    assets: ['client.css', 'summit-display.woff2', 'summit-text.woff2'],
  },
  '_react.js': { file: 'react.js' },
  'src/newsletter.tsx': { file: 'newsletter.js', imports: ['_dialog.js'] },
  'src/pages/home.tsx': { file: 'home.js', imports: ['src/client.tsx'] },
  'src/pages/sign-in.tsx': {
    file: 'sign-in.js',
    imports: ['src/client.tsx'],
    dynamicImports: ['src/sign-in-offer.tsx'],
  },
  'src/sign-in-offer.tsx': { file: 'offer.js', imports: ['_react.js', '_dialog.js'] },
  '_dialog.js': { file: 'dialog.js' },
}
const signIn = {
  path: '/auth/login',
  name: 'sign-in',
  kind: 'form',
  title: 'Sign in',
} as const

it('preloads the chunks of a page and the display font in its document', () => {
  expect(assetsOf(manifest, signIn)).toEqual({
    entry: '/client.js',
    files: ['/client.js', '/react.js', '/sign-in.js'],
    popup: '/newsletter.js',
    fonts: ['/summit-display.woff2'],
  })
})

it('T2 preloads all fonts where the address may have a token, because a style sheet’s requests have a referrer', () => {
  const { fonts } = assetsOf(manifest, { ...signIn, hasToken: true })
  expect(fonts).toEqual(['/summit-display.woff2', '/summit-text.woff2'])
})

it('counts lazy chunks with their imports as code of the page', () => {
  expect(codeOf(manifest, signIn)).toEqual(['/client.js', '/react.js', '/sign-in.js', '/offer.js', '/dialog.js'])
})
