/** The longest sentence of a server that is shown to people, in characters. */
const SPOKEN_MAX = 200

/** A server's message if it is one to show: a text that is neither blank nor endless. */
export function spoken(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const text = message.trim()
  return text && text.length <= SPOKEN_MAX ? text : undefined
}
