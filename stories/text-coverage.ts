/** A feature's texts: strings, functions that return one, and objects and arrays of them. */
export type Texts = Readonly<Record<string, unknown>>

/** The keys of the texts that none of the shown texts contains. */
export function textsWithoutStory(messages: Texts, shown: readonly string[]): string[] {
  return flatten(messages)
    .filter(([, pattern]) => !shown.some((text) => pattern.test(text)))
    .map(([key]) => key)
}

/** Every text by its key, `faq.0.question`, as a pattern in which the values of a function are open. */
function flatten(value: unknown, key = ''): [key: string, pattern: RegExp][] {
  if (value === open) return []
  if (typeof value === 'string') return [[key, toPattern(value)]]
  // SAFETY: a function of messages takes values that it puts into a text.
  if (typeof value === 'function') return flatten((value as (...values: unknown[]) => unknown)(open, open), key)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key === '' ? name : `${key}.${name}`))
}

/** A value of any shape that becomes a mark in a text, as do its properties. */
const open: unknown = new Proxy(Object, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '\0' : open),
})

const toPattern = (text: string) =>
  new RegExp(
    text
      .replaceAll(/\s+/g, ' ')
      .split(/\0|\{\w+\}/)
      .map(escaped)
      .join('.*'),
  )
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
