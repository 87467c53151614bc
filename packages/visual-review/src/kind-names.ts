import type { ChangeKind } from './compare.ts'

/** Singular and plural; by default the plural adds an s. */
export type Noun = readonly [singular: string, plural?: string]

/** Names of kinds of changes, followed by "changed". */
export const changedNouns = {
  token: ['token'],
  style: ['style'],
  text: ['text'],
  aria: ['label'],
  DOM: ['element'],
  box: ['size'],
} satisfies Partial<Record<ChangeKind, Noun>>

/** Kinds of changes with a verb of their own. */
export const eventPhrases = {
  pixels: ['picture changed without a visible reason', 'pictures changed without a visible reason'],
  story: ['story is gone', 'stories are gone'],
  axe: ['accessibility problem is new', 'accessibility problems are new'],
  fixed: ['accessibility problem is gone', 'accessibility problems are gone'],
} satisfies Partial<Record<ChangeKind, Noun>>

/** The label of every kind of change. */
export const kindNames: Record<ChangeKind, Noun> = { ...changedNouns, ...eventPhrases }
