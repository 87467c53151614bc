import * as v from 'valibot'

/** Control characters, line separators, bidirectional formatting characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_C}]+/gu

/** Only spaces and characters that nothing is drawn of, among them zero-width spaces and Hangul fillers. */
const BLANK = /^[\p{DI}\s]+$/u

/** A text, sanitized to one printable line; empty if nothing of it is visible. */
export const oneLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(UNPRINTABLE, ' ').replace(BLANK, '').replace(/\s+/g, ' ').trim()),
)

/** A text, sanitized to printable lines that are separated by line feeds; empty if nothing of it is visible. */
export const printableLines = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_C}]/gu, '')
      .replace(BLANK, '')
      .trim(),
  ),
)
