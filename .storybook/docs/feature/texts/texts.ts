import type { FeatureTranslation } from '@summit/features/messages'
import { textsByKey } from '../../../messages.ts'

/** A text with its key, in English and German. */
export interface Text {
  key: string
  english: string
  german: string
}

/** The messages of a feature, by the name of their export. */
export type MessagesByName = Readonly<Record<string, object>>

const entries = import.meta.glob<Record<string, unknown>>('../../../../packages/features/src/**/index.ts')

/** Whether a folder is that of a feature, which has texts. */
export const hasTexts = (folder: string): boolean => `../../../../packages/features/src/${folder}/index.ts` in entries

/** The messages that the entries of a feature's folder export. */
export async function loadMessages(folder: string): Promise<MessagesByName> {
  const own = Object.entries(entries).filter(([path]) => path.includes(`/src/${folder}/`))
  const modules = await Promise.all(own.map(([, load]) => load()))
  return Object.fromEntries(
    modules
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, object] => entry[0].endsWith('Messages') && typeof entry[1] === 'object'),
  )
}

/** Every text of an object of messages with its German translation. */
export function getTexts(messages: object, translations: readonly FeatureTranslation[]): Text[] {
  const translation = translations.find((translation) => translation.messages === messages)
  const german = new Map(textsByKey(translation?.texts))
  return textsByKey(messages).map(([key, english]) => ({ key, english, german: german.get(key) ?? '' }))
}
