import { summitTexts } from '@summit/brand/messages'
import { PASSWORD_MIN } from '@summit/contract'
import { loadLanguage } from '@summit/features/languages'
import { translated, type FeatureTranslation, type Messages } from '@summit/features/messages'
import { signUpMessages } from '@summit/features/sign-up'
import type { ToasterTexts } from '@summit/ui/toast'
import { cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import { acmeTexts } from './acme-texts.ts'
import type { Settings } from './modes.ts'

/** Texts of the brand in the toolbar's language, for the provider and for the args of stories. */
export interface Wording {
  translations: readonly FeatureTranslation[]
  toasterTexts: ToasterTexts | undefined
  /** Replaces the features' texts, and Summit's own, in a story's arg. */
  replace: <T>(arg: T) => T
}

interface BrandAndLanguage extends Pick<Settings, 'language'> {
  /** The toolbar's brand, or a story's own. */
  brand: Settings['brand'] | 'own'
}

/** The texts of a brand in a language. */
export async function createWording({ language, brand }: BrandAndLanguage): Promise<Wording> {
  const { translations: texts, toasterTexts } = await loadLanguage(language)
  const translations = await getTexts[brand](language, texts)
  const replacements = new Map<unknown, unknown>([
    ...texts.flatMap(({ messages }) => pairs(messages, translated(messages, texts))),
    ...summitTexts.flatMap(({ messages, texts: own }) => pairs(own, translated(messages, translations))),
    [signUpMessages.tooShort(PASSWORD_MIN), translated(signUpMessages, texts).tooShort(PASSWORD_MIN)],
    // A feature's messages as a whole: its single texts are common ones, or empty.
    ...translations.map(({ messages }) => [messages, translated(messages, translations)] as const),
  ])
  return {
    translations,
    toasterTexts,
    // SAFETY: a translation has the type of its original.
    replace: (arg) => replaceTexts(arg, replacements) as typeof arg,
  }
}

type Translations = Wording['translations']

/** A language's texts together with a brand's own. Summit has its own in English and in German. */
const getTexts: Record<
  BrandAndLanguage['brand'],
  (language: Settings['language'], texts: Translations) => Promise<Translations>
> = {
  summit: async (language, texts) =>
    language === 'de'
      ? [...texts, ...(await import('@summit/brand/messages-de')).summitTextsInGerman]
      : [...summitTexts, ...texts],
  acme: async (_, texts) => [...texts, ...acmeTexts],
  own: async (_, texts) => texts,
}

/** Each text of `from`, or function that makes one, with the one of `to` that has the same key. */
const pairs = (from: Messages, to: Messages) =>
  Object.entries(from).flatMap(([key, text]) => (text === '' ? [] : [[text, to[key]] as const]))

/** A copy of a value in which the keys of `replacements` are replaced, however deep. */
function replaceTexts(value: unknown, replacements: ReadonlyMap<unknown, unknown>): unknown {
  const replacement = replacements.get(value)
  if (replacement !== undefined) return replacement
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, replacements))
  if (isValidElement<PropsWithChildren>(value)) {
    const { children, ...props } = value.props
    // Children as arguments need no keys, in contrast to those in a prop. SAFETY: a text is replaced by a text.
    const replaced = (children === undefined ? [] : [replaceTexts(children, replacements)].flat()) as ReactNode[]
    return cloneElement(value, replaceInEntries(props, replacements), ...replaced)
  }
  return isPlainObject(value) ? replaceInEntries(value, replacements) : value
}

const replaceInEntries = (object: object, replacements: ReadonlyMap<unknown, unknown>) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, replaceTexts(value, replacements)]))

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
