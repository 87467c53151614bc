/** A feature's words: texts, and functions that make a text from what only the moment knows. */
export type Messages = Readonly<Record<string, unknown>>

/** Other words for one feature. Made with `translate`, handed to the provider. */
export interface Translation {
  of: Messages
  words: Messages
}

/** Says some or all of a feature's messages in another language or voice: `translate(signInMessages, { submit: 'Los' })`. */
export function translate<M extends Messages>(of: M, words: Partial<M>): Translation {
  return { of, words }
}

/** A feature's messages as the translations have them; what they leave out stays as it is. */
export function translated<M extends Messages>(of: M, translations: readonly Translation[]): M {
  // SAFETY: `translate` ties `words` to the type of the very object that `of` is compared with.
  const words = translations
    .filter((translation) => translation.of === of)
    .map((translation) => translation.words as Partial<M>)
  return Object.assign({}, of, ...words) as M
}
