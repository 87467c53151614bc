import { textsByKey } from '../.storybook/messages.ts'

/** A feature's texts. */
export type Texts = Readonly<Record<string, unknown>>

/** The keys of the texts that none of the shown texts contains. */
export function textsWithoutStory(messages: Texts, shown: readonly string[]): string[] {
  return textsByKey(messages)
    .filter(([, text]) => {
      const pattern = toPattern(text)
      return !shown.some((each) => pattern.test(each))
    })
    .map(([key]) => key)
}

/** A pattern in which the values, `{…}` and `{name}`, are open. */
const toPattern = (text: string) =>
  new RegExp(
    text
      .replaceAll(/\s+/g, ' ')
      .split(/\{[\w…]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
