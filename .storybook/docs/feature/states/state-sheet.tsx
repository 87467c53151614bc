import { useState } from 'react'
import { themes, viewports } from '../../../modes.ts'
import { storyName } from '../../../story-name.ts'
import { previewUrl, type DocsEntry } from '../../story-frame.tsx'

const screens = ['phone', 'desktop'] as const

/** One state, or all, in both themes and on two screens. Nothing is loaded before the sheet is opened. */
export function StateSheet({ entries }: { entries: readonly DocsEntry[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(entries[0]?.story.id ?? '')
  const shown = entries.filter(({ story }) => chosen === 'all' || chosen === story.id)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Light and dark, phone and desktop</summary>
      <label className="feature-search">
        State
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {entries.map(({ story: { id, name } }) => (
            <option key={id} value={id}>
              {storyName(name)}
            </option>
          ))}
          <option value="all">All states</option>
        </select>
      </label>
      {isOpen && shown.map((entry) => <FourFrames key={entry.story.id} {...entry} />)}
    </details>
  )
}

function FourFrames({ story, settings }: DocsEntry) {
  const name = storyName(story.name)
  return (
    <figure className="feature-sheet">
      <figcaption>{name}</figcaption>
      {(['light', 'dark'] as const).flatMap((theme) =>
        screens.map((screen) => {
          const { width, height } = viewports[screen].styles
          return (
            <span
              key={theme + screen}
              className="docs-preview"
              data-screen={screen}
              style={{ '--width': width, '--height': height }}
            >
              <iframe
                title={`${name}, ${themes[theme]}, ${viewports[screen].name}`}
                src={previewUrl({ story, settings: { ...settings, theme } })}
                loading="lazy"
                tabIndex={-1}
              />
            </span>
          )
        }),
      )}
    </figure>
  )
}
