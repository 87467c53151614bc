import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { matchesText } from './matches-text.ts'
import type { StoryTexts } from './story-texts.ts'

type Found = Pick<StoryTexts, 'id' | 'title' | 'name'>
type Index = ReadonlyMap<string, readonly Found[]>

/** A text that more stories have, such as a link of the header, leads to none of them in particular. */
const MOST_LINKS = 8

/** More rows are no answer, and thousands take a browser seconds. */
const MOST_ROWS = 100

/** Every text on the screen of a story, and every requirement, with links to the stories that have it. */
export function TextIndex() {
  const [index, setIndex] = useState<Index | 'loading' | 'failed'>('loading')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const load = async () => {
      const response = await fetch('./story-texts.json')
      // SAFETY: `read-texts.ts` writes this file.
      setIndex(byText((await response.json()) as StoryTexts[]))
    }
    load().catch(() => setIndex('failed'))
  }, [])
  const rows = typeof index === 'object' && query.trim() ? find(index, query) : []
  return (
    <>
      <label className="docs-viewer">
        Text or requirement
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        <span role="status">
          {query.trim() && (typeof index === 'object' ? getCount(rows.length) : waiting[index])}
        </span>
      </label>
      <dl className="text-index">
        {rows.slice(0, MOST_ROWS).map(([text, stories]) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              {stories.slice(0, MOST_LINKS).map(({ id, title, name }) => (
                <AnchorMdx key={id} href={`./?path=/story/${id}`} target="_self">
                  {`${title}/${name}`}
                </AnchorMdx>
              ))}
              {stories.length > MOST_LINKS && `and ${stories.length - MOST_LINKS} more`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const waiting = { loading: 'Loading the texts…', failed: 'The texts could not be loaded. Reload the page.' } as const

const find = (index: Index, query: string) => [...index].filter(([text]) => matchesText(text, query))

const getCount = (count: number) => (count > MOST_ROWS ? `${MOST_ROWS} of ${count} shown` : `${count} found`)

/** The stories of each text, the texts in the order of the alphabet. */
function byText(stories: readonly StoryTexts[]): Index {
  const index = new Map<string, Found[]>()
  for (const { requirements, texts, ...story } of stories) {
    for (const text of [...texts, ...requirements]) index.set(text, [...(index.get(text) ?? []), story])
  }
  return new Map([...index].sort(([one], [other]) => one.localeCompare(other, 'en')))
}
