/** The longest text from an address that is shown, in characters. */
const TEXT_MAX = 200

/** Control and format characters, among them those that change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/**
 * Sanitises text from a URL. Anyone can craft such a URL, so the text is cut to one short line
 * without invisible characters; blank text becomes null. Show it as text only, never as markup or as a link.
 */
export function addressText(text: string | null): string | null {
  const line = (text ?? '').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  return line ? Array.from(line).slice(0, TEXT_MAX).join('') : null
}
