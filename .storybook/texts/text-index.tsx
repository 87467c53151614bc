import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { StoryTexts } from './story-texts.ts'

type Found = Pick<StoryTexts, 'id' | 'title' | 'name'>

/** A text that more stories have, such as a link of the header, leads to none of them in particular. */
const MOST_LINKS = 8

/** More rows are no answer, and thousands take a browser seconds. */
const MOST_ROWS = 100

/** Every text on the screen of a story, and every requirement, with links to the stories that have it. */
export function TextIndex() {
  const [index, setIndex] = useState<ReadonlyMap<string, readonly Found[]>>(new Map())
  const [query, setQuery] = useState('')
  useEffect(() => {
    const load = async () => {
      const response = await fetch('./story-texts.json')
      // SAFETY: `read-texts.ts` writes this file.
      setIndex(byText((await response.json()) as StoryTexts[]))
    }
    void load()
  }, [])
  const wanted = query.trim().toLowerCase()
  const rows = wanted ? [...index].filter(([text]) => text.toLowerCase().includes(wanted)) : []
  return (
    <>
      <label className="docs-viewer">
        Text or requirement
        <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        <span role="status">{wanted && getCount(rows.length)}</span>
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

const getCount = (count: number) => (count > MOST_ROWS ? `${MOST_ROWS} of ${count} shown` : `${count} found`)

/** The stories of each text, the texts in the order of the alphabet. */
export function byText(stories: readonly StoryTexts[]): ReadonlyMap<string, readonly Found[]> {
  const index = new Map<string, Found[]>()
  for (const { requirements, texts, ...story } of stories) {
    for (const text of [...texts, ...requirements]) index.set(text, [...(index.get(text) ?? []), story])
  }
  return new Map([...index].sort(([one], [other]) => one.localeCompare(other, 'en')))
}
