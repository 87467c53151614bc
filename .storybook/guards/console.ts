const levels = ['error', 'warn', 'log'] as const
type Level = (typeof levels)[number]

/** What a test or story said that nobody expected. */
export interface Ear {
  /** Everything heard since the last time it was asked. */
  take: () => string[]
  /** Gives the console back. */
  stop: () => void
}

/**
 * Listens to the console in its place. A test that expects a message puts its own spy over the console, so that
 * nothing of it arrives here.
 */
export function listen(heard: readonly Level[] = levels, target: Pick<Console, Level> = console): Ear {
  const said: string[] = []
  const before = heard.map((level) => [level, target[level]] as const)
  for (const level of heard) {
    target[level] = (...words) => void said.push(`console.${level}: ${words.map(textOf).join(' ')}`)
  }
  return {
    take: () => said.splice(0),
    stop: () => before.forEach(([level, original]) => (target[level] = original)),
  }
}

function textOf(word: unknown): string {
  if (typeof word === 'string') return word
  if (word instanceof Error) return word.stack ?? word.message
  try {
    return JSON.stringify(word)
  } catch {
    return Object.prototype.toString.call(word)
  }
}
