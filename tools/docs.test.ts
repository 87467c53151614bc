import * as contract from '@summit/contract'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFolders, root } from './lib/run.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** The text of a page without its line breaks. */
const readText = (file: string) => read(file).replace(/\s+/g, ' ')

/** The first group of every match, sorted. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

it('docs/deploy.md has every setting that the server reads, and no other', () => {
  const entries = read('docs/deploy.md').match(/^- (`[A-Z_]+`(, )?)+/gm) ?? []
  const documented = entries.flatMap((names) => all(names, /`([A-Z_]+)`/g)).sort()
  expect(documented).toEqual(all(read('apps/api/src/environment.ts'), /^ {2}([A-Z_]+): (?:v\.|wholeNumber)/gm))
  expect(documented).toContain('PORT')
})

it('docs/architecture.md has every workspace, and no other', () => {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    listFolders(join(root, parent)).map((folder) => `${parent}/${folder}`),
  )
  expect(all(read('docs/architecture.md'), /^- `((?:packages|apps)\/\w[\w-]*)`:/gm)).toEqual(workspaces.sort())
})

it('README.md links to every page of docs', () => {
  const pages = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md'))
  expect(all(read('README.md'), /\]\(docs\/([\w-]+\.md)\)/g)).toEqual(expect.arrayContaining(pages))
})

it('the README of the contract has every call', () => {
  const { apiRoutes, accountApiRoutes, codeApiRoutes, identityApiRoutes, passkeyApiRoutes, twoFactorApiRoutes } =
    contract
  const optional = { ...accountApiRoutes, ...codeApiRoutes, ...identityApiRoutes, ...passkeyApiRoutes }
  const calls = Object.keys({ ...apiRoutes, ...optional, ...twoFactorApiRoutes })
  const items = read('packages/contract/README.md').match(/^- \*\*.*?\*\*/gm) ?? []
  expect(items.flatMap((item) => all(item, /`(\w+)`/g))).toEqual(expect.arrayContaining(calls))
})

describe.each(['docs/security.md', 'docs/asvs.md'])('%s', (page) => {
  /** Every test file that the page names, with the titles quoted after it. */
  const named = [...readText(page).matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`((?:,? "[^"]+")*)/g)].map(
    ([, path = '', quoted = '']) => ({
      path: /^(apps|e2e|packages|tools)\//.test(path) ? path : `apps/api/src/${path}`,
      titles: all(quoted, /"([^"]+)"/g),
    }),
  )

  it('names tests', () => expect(named.flatMap(({ titles }) => titles)).not.toEqual([]))

  it.each(named)('names tests of $path: $titles', ({ path, titles }) => {
    expect(existsSync(join(root, path))).toBe(true)
    const source = read(path)
    expect(titles.filter((title) => !source.includes(title))).toEqual([])
  })
})
