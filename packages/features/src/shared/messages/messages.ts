/** A feature's texts, and functions that make a text from a value. */
export type Messages = Readonly<Record<string, unknown>>

/**
 * All texts of a feature in another language: `const german: Translation<typeof signInMessages> = { … }`. A text that is
 * missing is an error, and a function has the parameters of the original.
 */
export type Translation<M extends Messages> = Readonly<Required<M>>

/** A feature's texts together with those that replace them. Made with `translate`, passed to the provider. */
export interface FeatureTranslation {
  of: Messages
  words: Messages
}

/**
 * Replaces some or all of a feature's texts: `translate(signInMessages, { submit: 'Los' })`. For a whole language, add
 * `satisfies Translation<typeof signInMessages>`.
 */
export function translate<M extends Messages>(of: M, words: Partial<M>): FeatureTranslation {
  return { of, words }
}

/** Merges translations into a feature's messages. Messages without a translation keep their original. */
export function translated<M extends Messages>(of: M, translations: readonly FeatureTranslation[] = []): M {
  // SAFETY: `translate` ties `words` to the type of the very object that `of` is compared with.
  const words = translations
    .filter((translation) => translation.of === of)
    .map((translation) => translation.words as Partial<M>)
  return Object.assign({}, of, ...words) as M
}
