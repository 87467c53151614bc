/** A feature's texts, and functions that make a text from a value. */
export type Messages = Readonly<Record<string, unknown>>

/** Other texts for one feature. Made with `translate`, passed to the provider. */
export interface Translation {
  of: Messages
  words: Messages
}

/**
 * Replaces some or all of a feature's texts, in another language for example: `translate(signInMessages, { submit:
 * 'Los' })`.
 */
export function translate<M extends Messages>(of: M, words: Partial<M>): Translation {
  return { of, words }
}

/** A feature's texts with those of the translations in their place. Texts that have no translation stay as they are. */
export function translated<M extends Messages>(of: M, translations: readonly Translation[] = []): M {
  // SAFETY: `translate` ties `words` to the type of the very object that `of` is compared with.
  const words = translations
    .filter((translation) => translation.of === of)
    .map((translation) => translation.words as Partial<M>)
  return Object.assign({}, of, ...words) as M
}
