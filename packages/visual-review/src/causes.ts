import { getChange, type Change, type ChangeKind } from './compare.ts'
import type { Result } from './review.ts'

/** A change that was found in one or more pictures. */
export interface Cause {
  kind: ChangeKind
  /** As in {@link Change}. */
  text: string
  /** The elements that changed, as shown to people. */
  where: string[]
  /** The titles of the stories that changed. */
  titles: string[]
  pictures: Result[]
}

interface Group {
  kind: ChangeKind
  texts: Set<string>
  where: Set<string>
  titles: Set<string>
  pictures: Set<Result>
}

/**
 * Groups the changes of all pictures by cause, most pictures first. The same property of the same element that has
 * different values in each of the default modes, such as light and dark, is one cause.
 */
export function getCauses(results: readonly Result[], defaultModes: readonly string[]): Cause[] {
  const groups = new Map<string, Group>()
  const keys = new Map<string, string>()
  for (const result of results) {
    for (const { kind, slot, text, place, where } of getChanges(result)) {
      const change = kind === 'token' ? slot : [result.story.id, kind, place, slot].join('|')
      const key = keys.get(change) ?? `${kind} ${text}`
      keys.set(change, key)
      const group = groups.get(key) ?? {
        kind,
        texts: new Set([text]),
        where: new Set(),
        titles: new Set(),
        pictures: new Set(),
      }
      groups.set(key, group)
      if (!group.texts.has(text) && defaultModes.includes(result.mode)) group.texts.add(`in ${result.mode} ${text}`)
      if (where) group.where.add(where)
      group.titles.add(result.story.title)
      group.pictures.add(result)
    }
  }
  return [...groups.values()]
    .map(({ kind, texts, where, titles, pictures }) => ({
      kind,
      text: [...texts].join('; '),
      where: [...where],
      titles: [...titles].sort(),
      pictures: [...pictures],
    }))
    .sort((one, other) => other.pictures.length - one.pictures.length)
}

function getChanges(result: Result): Change[] {
  if (result.status === 'changed') return result.changes
  return result.status === 'removed' ? [getChange('story', 'removed', `${result.story.id} removed`)] : []
}
