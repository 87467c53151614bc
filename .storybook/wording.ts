import { homeMessages as summitHome } from '@summit/brand/home-messages'
import { pricingMessages as summitPricing } from '@summit/brand/pricing-messages'
import { homeMessages } from '@summit/features/home'
import { german, toasterTexts } from '@summit/features/locales/de'
import { translated, type FeatureTranslation, type Messages } from '@summit/features/messages'
import { pricingMessages } from '@summit/features/pricing'
import type { ToasterTexts } from '@summit/ui/toast'
import { cloneElement, isValidElement, type PropsWithChildren, type ReactNode } from 'react'
import type { Settings } from './modes.ts'

/** Texts in the toolbar's language, for the provider and for the args of stories. */
export interface Wording {
  translations: readonly FeatureTranslation[]
  toasterTexts: ToasterTexts | undefined
  /** Replaces texts of the original language and brand in a story's arg. */
  replace: <T>(arg: T) => T
}

/** Summit's own wording of a feature's texts. Another brand has the feature's. */
const summits: FeatureTranslation[] = [
  { messages: homeMessages, texts: summitHome },
  { messages: pricingMessages, texts: summitPricing },
]

/** The texts of a brand in a language. */
export function wordingOf({ language, brand }: Pick<Settings, 'language' | 'brand'>): Wording {
  const isGerman = language === 'de'
  const translations = isGerman ? german : []
  const hasOwnTexts = brand === 'summit' && !isGerman
  const replacements = new Map<unknown, unknown>([
    ...translations.flatMap(({ messages, texts }) => pairs(messages, texts)),
    ...(hasOwnTexts ? [] : summits.flatMap(({ messages, texts }) => pairs(texts, translated(messages, translations)))),
  ])
  return {
    translations,
    toasterTexts: isGerman ? toasterTexts : undefined,
    // SAFETY: a translation has the type of its original.
    replace: (arg) => replaceIn(arg, replacements) as typeof arg,
  }
}

/** Each text of `from`, or function that makes one, with the one of `to` that has the same key. */
const pairs = (from: Messages, to: Messages) => Object.entries(from).map(([key, text]) => [text, to[key]] as const)

/** A copy of a value in which the keys of `replacements` are replaced, however deep. */
function replaceIn(value: unknown, replacements: ReadonlyMap<unknown, unknown>): unknown {
  const replacement = replacements.get(value)
  if (replacement !== undefined) return replacement
  if (Array.isArray(value)) return value.map((item) => replaceIn(item, replacements))
  if (isValidElement<PropsWithChildren>(value)) {
    const { children, ...props } = value.props
    // Children as arguments need no keys, in contrast to those in a prop. SAFETY: a text is replaced by a text.
    const replaced = (children === undefined ? [] : [replaceIn(children, replacements)].flat()) as ReactNode[]
    return cloneElement(value, replaceInEntries(props, replacements), ...replaced)
  }
  return isPlainObject(value) ? replaceInEntries(value, replacements) : value
}

const replaceInEntries = (object: object, replacements: ReadonlyMap<unknown, unknown>) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, replaceIn(value, replacements)]))

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
