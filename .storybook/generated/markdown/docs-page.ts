import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ApiExport, ApiMember } from '../../api/api.ts'
import type { NamedEntry } from '../../api/entries.ts'
import type { Guide } from '../../docs/guide.ts'
import type { StoryFile } from '../../search/story-file.ts'
import { table } from './table.ts'

const repository = path.join(import.meta.dirname, '../../..')

/** The Markdown file of a docs page. */
export const fileOf = (docsId: string): string => `docs/${docsId.replace(/--docs$/, '')}.md`

/** A docs page as Markdown, with the package entries that it documents. */
export function docsPage(page: StoryFile, entries: readonly NamedEntry[]): string {
  const { title, docsId, description, markdown, guide, messages, stories } = page
  const api = entries.flatMap(entryParts)
  if (markdown !== '') return `${[withLinks(markdown), ...api].join('\n\n')}\n`
  const listed = stories.filter(({ tags }) => tags.includes('dev'))
  const parts = [
    `# ${title.split('/').at(-1)}`,
    withLinks(description),
    `[In Storybook](../?path=/docs/${docsId})`,
    ...(guide ? guideParts(guide) : []),
    ...(guide ? api : []),
    ...section(
      'States',
      list(
        listed.map(
          ({ id, name, description }) =>
            `[${name}](../?path=/story/${id})${description && `: ${oneLine(withLinks(description))}`}`,
        ),
      ),
    ),
    ...(guide ? [] : api),
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

function entryParts({ specifier, exports, tokens }: NamedEntry): string[] {
  // The texts of a feature have a table of their own.
  const listed = exports.filter(({ name, kind }) => kind !== 'type' || !name.endsWith('Messages'))
  return [
    ...section(`API of ${specifier}`, listed.map(exportText).join('\n\n')),
    ...section('Tokens read', tokens.map((token) => `\`${token}\``).join(', ')),
  ]
}

function exportText({ name, kind, description, members, handle = [], element, signature }: ApiExport): string {
  const parts = [
    `### ${name} (${kind})`,
    description,
    signature === undefined ? '' : ['```ts', signature, '```'].join('\n'),
    memberTable(members),
    handle.length > 0 ? 'Returns:' : '',
    memberTable(handle),
    element === undefined ? '' : `Takes the attributes of \`<${element}>\` too.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** A default is code, or a sentence that has code in it. */
const asCode = (text: string) => (text === '' || text.includes('`') ? text : `\`${text}\``)

function memberTable(members: readonly ApiMember[]): string {
  if (members.length === 0) return ''
  const hasDefaults = members.some(({ defaultValue }) => defaultValue !== undefined)
  const rows = members.map(({ name, type, isRequired, defaultValue = '', description }) => [
    `\`${name}\`${isRequired ? ' (required)' : ''}`,
    `\`${type}\``,
    ...(hasDefaults ? [asCode(defaultValue)] : []),
    description,
  ])
  return table(['Name', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning'], rows)
}

const section = (title: string, content: string) => (content === '' ? [] : [`## ${title}`, content])
const list = (items: readonly string[]) => items.map((item) => `- ${oneLine(item)}`).join('\n')
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Links to docs pages lead to their Markdown; links to stories lead to Storybook. */
const withLinks = (markdown: string) =>
  markdown
    .replaceAll(/\]\(\.\/\?path=\/docs\/([\w-]+?)--docs\)/g, '](./$1.md)')
    .replaceAll(/\]\(\.\/(?=\?path=\/story\/|[\w.-]+\.json\))/g, '](../')
