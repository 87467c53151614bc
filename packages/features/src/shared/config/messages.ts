import { withDefined } from '../ports/with-defined.ts'

/** A feature's texts, and functions that make a text from a value. */
export type Messages = Readonly<Record<string, unknown>>

/**
 * All texts of a feature in another language: `const german: Translation<typeof signInMessages> = { … }`. A text that is
 * missing is an error, and a function has the parameters of the original.
 */
export type Translation<M extends Messages> = Readonly<Required<M>>

/** A feature's texts together with those that replace them. Made with `translate`, passed to the provider. */
export interface FeatureTranslation {
  messages: Messages
  texts: Messages
}

/**
 * Replaces some or all of a feature's texts: `translate(signInMessages, { submit: 'Los' })`. For a whole language, add
 * `satisfies Translation<typeof signInMessages>`.
 */
export function translate<M extends Messages>(messages: M, texts: Partial<M>): FeatureTranslation {
  return { messages, texts }
}

/** Merges translations into a feature's messages. Messages without a translation keep their original. */
export function translated<M extends Messages>(messages: M, translations: readonly FeatureTranslation[] = []): M {
  // SAFETY: `translate` ties `texts` to the type of the very object that `messages` is compared with.
  const texts = translations
    .filter((translation) => translation.messages === messages)
    .map((translation) => translation.texts as Partial<M>)
  return texts.reduce<M>(withDefined, messages)
}
