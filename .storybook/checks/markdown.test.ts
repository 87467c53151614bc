import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const build = 'storybook-static'
const read = (file: string) => readFileSync(path.join(build, file), 'utf8')
// SAFETY: Storybook writes this file with these fields.
const { entries } = JSON.parse(read('index.json')) as {
  entries: Record<string, { id: string; type: string; name: string }>
}
const stories = Object.keys(entries)

const links = (markdown: string) => [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)

it('has a Markdown file for every docs page, listed in llms.txt', () => {
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  const listed = links(read('llms.txt'))
  expect(pages.length).toBeGreaterThan(50)
  expect(
    pages.map(({ id }) => `docs/${id.replace(/--docs$/, '')}.md`).filter((file) => !listed.includes(file)),
  ).toEqual([])
})

it('lists only files that are there', () => {
  expect(links(read('llms.txt')).filter((to) => !existsSync(path.join(build, to)))).toEqual([])
})

it('links to other pages and to stories that are there', () => {
  const files = readdirSync(path.join(build, 'docs')).filter((name) => name.endsWith('.md'))
  const broken = files.flatMap((file) =>
    links(read(`docs/${file}`))
      .filter((to) => /^\.\.?\//.test(to))
      .filter((to) => {
        const story = /\?path=\/(?:story|docs)\/([\w-]+)/.exec(to)?.[1]
        return story === undefined ? !existsSync(path.join(build, 'docs', to)) : !stories.includes(story)
      })
      .map((to) => `${file}: ${to}`),
  )
  expect(broken).toEqual([])
})

describe('a page says what the docs page says', () => {
  it.each([
    [
      'ui-button',
      ['## When to use', '`pending`', "`'primary'`", '## Tokens read', "import { Button } from '@summit/ui/button'"],
    ],
    [
      'features-sign-in',
      [
        'Invalid email or password',
        '[Submitting](../?path=/story/features-sign-in--submitting)',
        '## API of @summit/features/sign-in',
        '### useSignIn (hook)',
      ],
    ],
    ['features-shared-entries', ['## API of @summit/features/provider']],
    ['packages/conformance', ['# @summit/conformance']],
    ['flows-newsletter', ['[At 29.9 s]']],
    ['start-here', ['# Summit', '@summit/ui/styles.css']],
    ['tokens', ['`--color-accent`']],
  ])('%s', (name, texts) => {
    const markdown = read(`docs/${name}.md`)
    for (const text of texts) expect(markdown).toContain(text)
  })
})
