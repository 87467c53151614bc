import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getFile } from './affected.ts'
import type { StorySettings } from './chromatic.ts'
import type { VisualReviewConfig } from './config.ts'
import { ReviewError } from './review-error.ts'

/** A story as listed in a build's `index.json`. */
export interface Story {
  id: string
  /** `UI/Button` */
  title: string
  name: string
  /** The story file, relative to the repository: `./stories/button.stories.tsx`. */
  importPath: string
  /** What it asks for by its parameters and tags. @default nothing */
  settings?: StorySettings
  /** The only modes that it has. @default those of the configuration */
  modes?: readonly string[]
}

/** One of the two builds that are compared. */
export type Side = 'base' | 'head'

/** A story in a mode, and the builds that have it. */
export interface Picture {
  story: Story
  mode: string
  sides: Side[]
}

/** Which pictures to take. */
export interface PictureSelection {
  /** `core`, `all`, or names of modes. */
  modes: string[]
  /** Parts of ids or titles; empty for every story. */
  stories: string[]
  /** Files that may be affected by a change, those of stories among them. */
  files: Set<string> | 'all'
  /** What ids and titles begin with where several Storybooks are reviewed: `packages/ui/`. @default nothing */
  prefix?: string
}

/** The part of the configuration that decides which story is rendered in which mode. */
export type PlanConfig = Pick<VisualReviewConfig, 'modes' | 'defaultModes' | 'pagePrefix'>

/** Whether a selection covers all stories in at least the core modes. */
export function isComplete({ modes, stories, files }: PictureSelection): boolean {
  return stories.length === 0 && files === 'all' && modes.some((name) => name === 'core' || name === 'all')
}

/** The stories of a build by id. Stories without the tag `dev`, which are hidden in the sidebar, are left out. */
export function listStories(build: string): Map<string, Story> {
  // SAFETY: Storybook's index format, version 5.
  const { entries } = JSON.parse(readFileSync(path.join(build, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string; tags: string[] }>
  }
  return new Map(Object.entries(entries).filter(([, { type, tags }]) => type === 'story' && tags.includes('dev')))
}

/** The pictures to take, mode by mode. Throws a {@link ReviewError} for an unknown mode. */
export function plan(
  base: Map<string, Story>,
  head: Map<string, Story>,
  config: PlanConfig,
  selection: PictureSelection,
): Picture[] {
  const modes = Object.keys(config.modes)
  const unknown = selection.modes.find((mode) => mode !== 'core' && mode !== 'all' && !modes.includes(mode))
  if (unknown) throw new ReviewError(`There is no mode "${unknown}". The modes are ${modes.join(', ')}, core and all.`)

  const all = [...new Map([...base, ...head]).values()].sort((one, other) => (one.id < other.id ? -1 : 1))
  // The first story of each component, preferably one that both builds have, so that it can be compared.
  const inHead = all.filter(({ id }) => head.has(id)).reverse()
  const inBoth = inHead.filter(({ id }) => base.has(id))
  const firsts = new Set(new Map([...inHead, ...inBoth].map(({ id, title }) => [title, id])).values())

  const isCore = ({ id, title }: Story, mode: string) =>
    config.defaultModes.includes(mode) || title.startsWith(config.pagePrefix) || firsts.has(id)
  const isInMode = (story: Story, mode: string) =>
    (story.modes?.includes(mode) ?? true) &&
    selection.modes.some((name) => name === 'all' || name === mode || (name === 'core' && isCore(story, mode)))
  const builds = { base, head }
  const getSides = ({ id }: Story) => (['base', 'head'] as const).filter((side) => builds[side].has(id))

  const stories = all.filter((story) => isSelected(story, selection))
  return modes.flatMap((mode) =>
    stories.filter((story) => isInMode(story, mode)).map((story) => ({ story, mode, sides: getSides(story) })),
  )
}

/** Throws a {@link ReviewError} if there is no picture to take. */
export function assertAny(pictures: readonly Picture[]): void {
  if (pictures.length === 0) throw new ReviewError('There is nothing to look at: no story matches the selection.')
  if (pictures.every(({ story }) => story.settings?.status === 'skipped'))
    throw new ReviewError('There is nothing to look at: every story of the selection is skipped.')
}

/** Pictures in the order of the plan, whichever part or Storybook they are of. `modes` are all modes in their order. */
export function sortPictures<Item extends Picture>(modes: readonly string[], pictures: readonly Item[]): Item[] {
  return pictures.toSorted(
    (one, other) => modes.indexOf(one.mode) - modes.indexOf(other.mode) || (one.story.id < other.story.id ? -1 : 1),
  )
}

/** Whether a story is one of those to look at, whatever its modes. */
export function isSelected({ id, title, importPath }: Story, selection: PictureSelection): boolean {
  const { stories, files, prefix = '' } = selection
  if (files !== 'all' && !files.has(getFile(importPath))) return false
  const names = `${prefix}${id} ${prefix}${title}`.toLowerCase()
  return stories.length === 0 || stories.some((part) => names.includes(part.toLowerCase()))
}
