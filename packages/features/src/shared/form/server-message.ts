/** The longest message of a server that is shown to people, in characters. */
const MESSAGE_MAX = 200

/** A server's message where it can be shown: a text that is neither blank nor too long. */
export function serverMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined
  const text = message.trim()
  return text && text.length <= MESSAGE_MAX ? text : undefined
}
