/** Every text of a module's `…Messages` by its key, `faq.0.question`, with `{…}` for the values of a function. */
export const messagesOf = (module: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Messages') ? [...textsByKey(value)] : [])),
  )

/** The texts in strings, functions that return one, and objects and arrays of them. */
export function textsByKey(value: unknown, key = ''): [key: string, text: string][] {
  if (value === open) return []
  if (typeof value === 'string') return [[key, value]]
  // SAFETY: a function of messages takes values that it puts into a text.
  if (typeof value === 'function') return textsByKey((value as (...values: unknown[]) => unknown)(open, open), key)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsByKey(inner, key === '' ? name : `${key}.${name}`))
}

/** A value of any shape that becomes `{…}` in a text, as do its properties. */
const open: unknown = new Proxy(Object, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '{…}' : open),
})
