import type { StoryModule } from './story-module.ts'

/** A feature's fixtures: one canonical value per state. */
export interface Fixtures {
  states?: Record<string, unknown>
}

/** The states, as `file: name`, that are in no story's args. Compared by identity. */
export function statesWithoutStory(fixtures: Record<string, Fixtures>, files: readonly StoryModule[]): string[] {
  const seen = new Set<unknown>()
  for (const { default: meta, ...stories } of files) {
    for (const story of Object.values(stories)) collect({ ...meta.args, ...story?.args }, seen)
  }
  return Object.entries(fixtures).flatMap(([file, { states = {} }]) =>
    Object.entries(states)
      .filter(([, state]) => !seen.has(state))
      .map(([name]) => `${file}: ${name}`),
  )
}

/** Adds a value and all nested objects to `seen`. */
function collect(value: unknown, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  Object.values(value).forEach((inner) => collect(inner, seen))
}
