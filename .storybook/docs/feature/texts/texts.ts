import type { FeatureTranslation } from '@summit/features/messages'

/** A text with its key, in English and German. */
export interface Text {
  key: string
  english: string
  german: string
}

/** The messages of a feature, by the name of their export. */
export type MessagesByName = Readonly<Record<string, object>>

const entries = import.meta.glob<Record<string, unknown>>('../../../../packages/features/src/**/index.ts')

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

/** Every text of an object of messages with its German translation. Keys of nested texts are joined with points. */
export function textsOf(messages: object, translations: readonly FeatureTranslation[]): Text[] {
  const german = translations.find((translation) => translation.messages === messages)?.texts
  return flatten(messages, german, '')
}

function flatten(english: unknown, german: unknown, key: string): Text[] {
  if (typeof english !== 'object' || english === null) {
    return [{ key, english: sample(english), german: german === undefined ? '' : sample(german) }]
  }
  return Object.entries(english).flatMap(([name, value]) =>
    flatten(value, Reflect.get(Object(german) as object, name), key ? `${key}.${name}` : name),
  )
}

/** A text as it is, or one that a function makes from placeholders. */
function sample(text: unknown): string {
  if (typeof text !== 'function') return String(text)
  const values = Array.from({ length: text.length }, (_, index) => (text.length === 1 ? '{…}' : `{${index + 1}}`))
  return String((text as (...values: string[]) => unknown)(...values))
}
