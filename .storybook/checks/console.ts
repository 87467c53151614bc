const levels = ['error', 'warn', 'log'] as const
type Level = (typeof levels)[number]

/** A console watch. */
export interface ConsoleWatch {
  /** Returns the messages since the last call. */
  take: () => string[]
  /** Restores the console. */
  stop: () => void
}

/**
 * Collects console messages instead of printing them. A test that expects a message spies on the console itself, so
 * that it is not collected.
 */
export function watchConsole(watched: readonly Level[] = levels, target: Pick<Console, Level> = console): ConsoleWatch {
  const messages: string[] = []
  const before = watched.map((level) => [level, target[level]] as const)
  for (const level of watched) {
    target[level] = (...words) => void messages.push(`console.${level}: ${words.map(getText).join(' ')}`)
  }
  return {
    take: () => messages.splice(0),
    stop: () => before.forEach(([level, original]) => (target[level] = original)),
  }
}

function getText(word: unknown): string {
  if (typeof word === 'string') return word
  if (word instanceof Error) return word.stack ?? word.message
  try {
    return JSON.stringify(word)
  } catch {
    return Object.prototype.toString.call(word)
  }
}
