import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import type { ApiExport } from '../../api/api.ts'

/** The data attributes that the comments of an entry's exports document, each with its sentence. */
export function dataAttributes(exported: readonly ApiExport[]): [name: string, sentence: string][] {
  const sentences = exported.flatMap(({ description }) =>
    description.replaceAll('\n', ' ').split(/(?<=[.:]) (?=[A-Z])/),
  )
  return sentences.flatMap((sentence) => {
    const names = [...sentence.matchAll(/`(data-(?!slot)[\w-]+)/g)].map(([, name = '']) => name)
    return [...new Set(names)].map((name): [string, string] => [name, sentence])
  })
}

/** The attributes for style sheets and tests. */
export function DataAttributes({ exported }: { exported: readonly ApiExport[] }) {
  const rows = dataAttributes(exported).map(
    ([name, sentence]) => `| \`${name}\` | ${sentence.replaceAll('|', '\\|')} |`,
  )
  if (rows.length === 0) return null
  return (
    <>
      <Heading>Data attributes</Heading>
      <Markdown>{['| Attribute | Value |', '| --- | --- |', ...rows].join('\n')}</Markdown>
    </>
  )
}
