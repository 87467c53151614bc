import * as v from 'valibot'

/** Control characters, line separators, bidirectional formatting characters and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** A text, sanitized to one printable line. */
export const oneLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim()),
)

/** A text, sanitized to printable lines that are separated by line feeds. */
export const printableLines = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/(?![\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
      .trim(),
  ),
)
