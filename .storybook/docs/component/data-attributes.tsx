import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { Fold, summarize } from '../fold.tsx'
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
  const attributes = dataAttributes(exported)
  if (attributes.length === 0) return null
  const rows = attributes.map(([name, sentence]) => `| \`${name}\` | ${sentence.replaceAll('|', '\\|')} |`)
  return (
    <>
      <Heading>Data attributes</Heading>
      <Fold about={summarize('attribute', [...new Set(attributes.map(([name]) => name))])}>
        <Markdown>{['| Attribute | Value |', '| --- | --- |', ...rows].join('\n')}</Markdown>
      </Fold>
    </>
  )
}
