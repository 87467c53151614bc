import { expect, it } from 'vitest'
import { withoutScripts } from './sites.ts'

it('the floor is the same document without scripts and their preloads', () => {
  const html =
    '<head><style>p{}</style><script data-a="b">run()</script><link rel="modulepreload" href="/a.js"><link rel="preload" href="/f.woff2"></head><p>Text</p><script type="application/ld+json">{}</script>'
  expect(withoutScripts(html)).toBe('<head><style>p{}</style><link rel="preload" href="/f.woff2"></head><p>Text</p>')
})
