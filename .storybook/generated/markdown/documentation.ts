import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Api } from '../../api/api.ts'
import type { Files } from '../generated-files.ts'
import type { StoryFile } from '../../search/story-file.ts'
import { docsPage, fileOf } from './docs-page.ts'
import { tokenTable } from './token-table.ts'

const repository = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8')

/** The README of each package that others install. */
const packages = ['ui', 'features', 'contract', 'emails']

const sections = ['Start here', 'Foundations', 'UI', 'Features', 'Pages', 'Flows']

/** A Markdown file for every docs page, the packages' READMEs and the tokens, and `llms.txt`, which links them all. */
export function documentation(files: readonly StoryFile[], api: Api): Files {
  const pages = files.map((file) => ({ ...file, path: fileOf(file.docsId), text: docsPage(file, api) }))
  const readmes = packages.map((name) => ({
    title: `@summit/${name}`,
    path: `docs/packages/${name}.md`,
    text: read(`packages/${name}/README.md`),
  }))
  const tokens = {
    title: 'Design tokens',
    path: 'docs/tokens.md',
    text: tokenTable(read('packages/ui/src/tokens/theme.css')),
  }
  const others = [...readmes, tokens]

  const lists = sections.map((section) => {
    const own = pages.filter(({ title }) => title.split('/')[0] === section)
    const links = own.map(({ title, path, description }) => link(title.split('/').at(-1) ?? '', path, description))
    return [`## ${section}`, '', ...links].join('\n')
  })
  const index = [
    '# Summit',
    '> React components, and the flows and pages of a public website with account access, with every state as a story.',
    ['## Packages', '', ...others.map(({ title, path }) => link(title, path))].join('\n'),
    ...lists,
  ]
  return {
    'llms.txt': `${index.join('\n\n')}\n`,
    ...Object.fromEntries([...pages, ...others].map(({ path, text }) => [path, text])),
  }
}

function link(title: string, path: string, description = ''): string {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(description.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'))?.[0] ?? ''
  return `- [${title}](${path})${sentence === '' ? '' : `: ${sentence.replaceAll(/\s+/g, ' ')}`}`
}
