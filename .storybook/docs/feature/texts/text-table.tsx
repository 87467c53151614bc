import { Markdown, Subheading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { CopyButton, CopyStatus } from '../../copy.tsx'
import { Fold, summarize } from '../../fold.tsx'
import { matchesText } from '../../../texts/matches-text.ts'
import { loadMessages, getTexts, type Text } from './texts.ts'

/** Every text of a feature with its key, to search and to copy. */
export function TextTable({ folder }: { folder: string }) {
  const texts = useTexts(folder)
  const [query, setQuery] = useState('')
  const keys = Object.values(texts).flatMap((all) => all.map(({ key }) => key))
  const found = Object.entries(texts).map(([name, all]) => [name, all.filter((text) => matches(text, query))] as const)
  const count = found.reduce((sum, [, each]) => sum + each.length, 0)
  return (
    <Fold about={summarize('text', keys)}>
      <CopyStatus>
        <Markdown>{about}</Markdown>
        <label className="docs-viewer">
          Search texts
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          <span role="status">{count === 1 ? '1 text' : `${count} texts`}</span>
        </label>
        {found.map(([name, each]) => (
          <Texts key={name} name={name} texts={each} />
        ))}
      </CopyStatus>
    </Fold>
  )
}

const about = `Replace any of them by its key: with the \`messages\` option, or for all features with the provider’s
\`translations\`.`

function Texts({ name, texts }: { name: string; texts: readonly Text[] }) {
  return (
    <>
      <Subheading>{name}</Subheading>
      <div className="feature-table">
        <table aria-label={name}>
          <thead>
            <tr>
              <th>Key</th>
              <th>English</th>
              <th>German</th>
            </tr>
          </thead>
          <tbody>
            {texts.map(({ key, english, german }) => (
              <tr key={key}>
                <td>
                  <CopyButton text={key} />
                </td>
                <td>{english}</td>
                <td lang="de">{german}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function useTexts(folder: string): Readonly<Record<string, readonly Text[]>> {
  const [texts, setTexts] = useState<Record<string, readonly Text[]>>({})
  useEffect(() => {
    const load = async () => {
      const [messages, { german }] = await Promise.all([loadMessages(folder), import('@summit/features/locales/de')])
      setTexts(Object.fromEntries(Object.entries(messages).map(([name, object]) => [name, getTexts(object, german)])))
    }
    void load()
  }, [folder])
  return texts
}

const matches = (text: Text, query: string) => Object.values(text).some((value: string) => matchesText(value, query))
