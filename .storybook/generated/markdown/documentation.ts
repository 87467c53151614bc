import { readFileSync } from 'node:fs'
import path from 'node:path'
import { published } from '../../../tools/lib/packed.ts'
import { root } from '../../../tools/lib/run.ts'
import type { StoryFile } from '../../search/story-file.ts'
import type { Files } from '../generated-files.ts'
import { docsPage, fileOf } from './docs-page.ts'
import { entriesOfPages, type PackageApis } from './entries-of-pages.ts'
import { tokenTable } from './token-table.ts'

const themeCss = path.join(root, 'packages/ui/src/tokens/theme.css')

const sections = ['Start here', 'Foundations', 'UI', 'Features', 'Pages', 'Flows']

/** A Markdown file for every docs page, the packages' READMEs and the tokens, and `llms.txt`, which links them all. */
export function documentation(files: readonly StoryFile[], apis: PackageApis): Files {
  const entriesOf = entriesOfPages(files, apis)
  const pages = files.map((file) => ({ ...file, path: fileOf(file.docsId), text: docsPage(file, entriesOf(file)) }))
  const readmes = published.map(({ name, folder }) => ({
    title: name,
    path: `docs/packages/${path.basename(folder)}.md`,
    text: readFileSync(path.join(folder, 'README.md'), 'utf8'),
  }))
  const tokens = {
    title: 'Design tokens',
    path: 'docs/tokens.md',
    text: tokenTable(readFileSync(themeCss, 'utf8')),
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
