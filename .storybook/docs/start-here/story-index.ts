import { useEffect, useState } from 'react'
import { storyName } from '../../story-name.ts'

/** A story in Storybook's index. */
export interface IndexedStory {
  id: string
  name: string
}

/** The stories of one title, with the id of its docs page. */
export interface Topic {
  name: string
  docsId: string | undefined
  /** The file of its stories, from the root of the repository. */
  importPath: string
  stories: IndexedStory[]
}

interface Entry extends IndexedStory {
  title: string
  type: 'story' | 'docs'
  importPath: string
  tags?: readonly string[]
}

/** The topics of one part of Storybook, such as `Features`, from its index; empty until it is loaded. */
export function useTopics(part: string): Topic[] {
  const [entries, setEntries] = useState<Entry[]>([])
  useEffect(() => {
    void loadEntries().then(setEntries)
  }, [])
  return getTopics(entries, part)
}

/** The index of the built Storybook lists what there is, in the order of the sidebar. Stories that only test are left out. */
async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('./index.json')
  // SAFETY: Storybook's index, by its documentation.
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

export function getTopics(entries: readonly Entry[], part: string): Topic[] {
  const topics = new Map<string, Topic>()
  for (const { id, name, title, type, importPath, tags = [] } of entries) {
    if (!title.startsWith(`${part}/`)) continue
    const topic = topics.get(title) ?? {
      name: title.slice(part.length + 1),
      docsId: undefined,
      importPath,
      stories: [],
    }
    topics.set(title, topic)
    if (type === 'docs') topic.docsId = id
    else if (tags.includes('dev')) topic.stories.push({ id, name: storyName(name) })
  }
  return [...topics.values()]
}
