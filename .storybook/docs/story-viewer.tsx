import { AnchorMdx, Description } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { storyName } from '../story-name.ts'
import { StoryCode } from './code.tsx'
import { StoryFrame, type DocsEntry } from './story-frame.tsx'

/** One of several stories in a frame, with its code, and with all of them as links below. */
export function StoryViewer({ entries }: { entries: readonly DocsEntry[] }) {
  const [id, setId] = useState(entries[0]?.story.id)
  const [isSheet, setIsSheet] = useState(false)
  const chosen = entries.find(({ story }) => story.id === id)
  return (
    <>
      <p className="docs-viewer">
        <label>
          State{' '}
          <select value={id} onChange={({ target }) => setId(target.value)}>
            {entries.map(({ story }) => (
              <option key={story.id} value={story.id}>
                {storyName(story.name)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isSheet} onChange={({ target }) => setIsSheet(target.checked)} /> Light and
          dark, phone and desktop
        </label>
      </p>
      {chosen && (isSheet ? <FourFrames key={id} {...chosen} /> : <StoryFrame key={id} {...chosen} />)}
      {chosen && <StoryCode {...chosen} />}
      <StoryLinks entries={entries} />
    </>
  )
}

function FourFrames({ story, settings }: DocsEntry) {
  return (
    <div className="docs-sheet-frames">
      {(['light', 'dark'] as const).flatMap((theme) =>
        (['phone', 'desktop'] as const).map((viewport) => (
          <StoryFrame key={theme + viewport} story={story} settings={{ ...settings, theme }} viewport={viewport} />
        )),
      )}
    </div>
  )
}

interface StoryLinksProps {
  entries: readonly DocsEntry[]
  /** Whether each has its code, which opens. @default false */
  hasCode?: boolean
}

/** Stories as links, each with its description. */
export function StoryLinks({ entries, hasCode = false }: StoryLinksProps) {
  return (
    <div className="docs-states">
      {entries.map(({ story, of }) => (
        <div key={story.id}>
          <AnchorMdx href={`./?path=/story/${story.id}`} target="_self">
            <strong>{storyName(story.name)}</strong>
          </AnchorMdx>
          <Description of={of} />
          {hasCode && <StoryCode story={story} of={of} />}
        </div>
      ))}
    </div>
  )
}
