/** Properties of a state, a brand or a plan that the code compares and never shows. */
const codes = new Set(['status', 'reason', 'field', 'faults', 'screen', 'plan', 'next', 'kind', 'shortName', 'logo'])

/**
 * A copy of messages in which every Latin letter is a full-width one (`Ａ`), so that a text that is written in the code
 * stands out. Placeholders such as `{name}` stay. Functions return such texts.
 */
export function pseudo<T>(messages: T): T {
  return mapped(messages, new Set()) as T
}

/**
 * The same for a handle, whose state has codes beside its texts, for a brand and for plans. `ownCodes` are properties that are
 * codes here, and texts elsewhere.
 */
export function pseudoData<T>(data: T, ownCodes: readonly string[] = []): T {
  return mapped(data, new Set([...codes, ...ownCodes])) as T
}

function mapped(value: unknown, kept: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return value.replace(/\{\w+\}|[A-Za-z]/g, fullWidth)
  if (typeof value === 'function')
    return (...args: unknown[]) => mapped(Reflect.apply(value, undefined, args) as unknown, kept)
  if (Array.isArray(value)) return value.map((entry: unknown) => mapped(entry, kept))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    if (kept.has(key)) return [key, entry]
    // Keys that are no identifiers are texts: explanations by the name of what they explain.
    const name = /^\w+$/.test(key) ? key : mapped(key, kept)
    return [name, key === 'messages' ? pseudo(entry) : mapped(entry, kept)]
  })
  return Object.fromEntries(entries)
}

function fullWidth(letter: string): string {
  return letter.startsWith('{') ? letter : String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)
}
