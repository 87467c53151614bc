/** The longest text from an address that is shown, in characters. */
const SAID_MAX = 200

/** Control and format characters, and those that turn the direction of text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

/**
 * A text from an address bar, fit to be shown: anyone may have written it, so it is one line without unseen characters,
 * and not endless. Blank text is null. It is shown as text only, never as markup or as a link (T-25).
 */
export function said(text: string | null): string | null {
  const line = (text ?? '').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return line ? Array.from(line).slice(0, SAID_MAX).join('') : null
}
