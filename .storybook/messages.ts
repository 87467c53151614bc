/** The texts by their keys, `faq.0.question`: strings, those that functions make of `{…}`, and those in objects of them. */
export function textsByKey(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]]
  // SAFETY: a function of messages takes values that it puts into a text.
  if (typeof value === 'function') return textsByKey(filled(value as Template), key)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsByKey(inner, key === '' ? name : `${key}.${name}`))
}

type Template = (...values: unknown[]) => unknown

/** What a function makes of placeholders: of `{…}`, or where there are several values, of `{1}` and so on. */
function filled(template: Template): unknown {
  const { length } = template
  return template(...Array.from({ length }, (_, index) => placeholder(length === 1 ? '{…}' : `{${index + 1}}`)))
}

/** A value that reads as a text, as do its properties. */
const placeholder = (text: string): unknown =>
  new Proxy({}, { get: (_, name) => (name === Symbol.toPrimitive ? () => text : placeholder(text)) })
