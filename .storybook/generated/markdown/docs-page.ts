import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Api, ApiExport } from '../../api/api.ts'
import type { Guide } from '../../docs/guide.ts'
import type { StoryFile } from '../../search/story-file.ts'
import { table } from './table.ts'

const repository = path.join(import.meta.dirname, '../../..')

/** The Markdown file of a docs page. */
export const fileOf = (docsId: string): string => `docs/${docsId.replace(/--docs$/, '')}.md`

/** A docs page as Markdown. */
export function docsPage(page: StoryFile, api: Api): string {
  const { title, docsId, description, markdown, guide, messages, stories } = page
  if (markdown !== '') return `${withLinks(markdown)}\n`
  const listed = stories.filter(({ tags }) => tags.includes('dev'))
  const parts = [
    `# ${title.split('/').at(-1)}`,
    withLinks(description),
    `[In Storybook](../?path=/docs/${docsId})`,
    ...(guide ? guideParts(guide) : []),
    ...(guide?.entries.flatMap((name) => apiParts(name, api)) ?? []),
    ...section(
      'States',
      list(
        listed.map(
          ({ id, name, description }) =>
            `[${name}](../?path=/story/${id})${description && `: ${oneLine(withLinks(description))}`}`,
        ),
      ),
    ),
    ...section('Texts', Object.keys(messages).length > 0 ? table(['Key', 'Text'], Object.entries(messages)) : ''),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function guideParts({ entries: [main], status, since, use, instead = [], keys = {}, access }: Guide): string[] {
  const example = path.join(repository, 'stories/ui/examples', `${main}.tsx`)
  return [
    `Status: ${status}, since ${since}`,
    existsSync(example) ? ['```tsx', readFileSync(example, 'utf8').trim(), '```'].join('\n') : '',
    ...section('When to use', list(use)),
    ...section('When not to use', list(instead)),
    ...section('Keyboard', Object.keys(keys).length > 0 ? table(['Key', 'Effect'], Object.entries(keys)) : ''),
    ...section('Accessibility', list(access)),
  ]
}

function apiParts(entry: string, api: Api): string[] {
  const { exports = [], tokens = [] } = api[entry] ?? {}
  return [
    ...section(`API of @summit/ui/${entry}`, exports.map(exportText).join('\n\n')),
    ...section('Tokens read', tokens.map((token) => `\`${token}\``).join(', ')),
  ]
}

function exportText({ name, kind, description, members, element, signature }: ApiExport): string {
  const rows = members.map(({ name, type, isRequired, defaultValue, description }) => [
    `\`${name}\`${isRequired ? ' (required)' : ''}`,
    `\`${type}\``,
    defaultValue === undefined ? '' : `\`${defaultValue}\``,
    description,
  ])
  const parts = [
    `### ${name} (${kind})`,
    description,
    signature === undefined ? '' : ['```ts', signature, '```'].join('\n'),
    rows.length > 0 ? table(['Name', 'Type', 'Default', 'Meaning'], rows) : '',
    element === undefined ? '' : `Takes the attributes of \`<${element}>\` too.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const section = (title: string, content: string) => (content === '' ? [] : [`## ${title}`, content])
const list = (items: readonly string[]) => items.map((item) => `- ${oneLine(item)}`).join('\n')
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Links to docs pages lead to their Markdown; links to stories lead to Storybook. */
const withLinks = (markdown: string) =>
  markdown
    .replaceAll(/\]\(\.\/\?path=\/docs\/([\w-]+?)--docs\)/g, '](./$1.md)')
    .replaceAll(/\]\(\.\/(?=\?path=\/story\/|[\w.-]+\.json\))/g, '](../')
