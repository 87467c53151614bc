import { expect, expectTypeOf, it } from 'vitest'
import { translate, translated, type Translation } from './messages.ts'

const messages = { title: 'Walk', steps: (count: number) => `${count} steps`, faq: [{ question: 'Why?' }] }
const german = {
  title: 'Gehen',
  steps: (count) => `${count} Schritte`,
  faq: [{ question: 'Warum?' }],
} satisfies Translation<typeof messages>

it('replaces every text, or only some', () => {
  expect(translated(messages)).toEqual(messages)
  expect(translated(messages, [translate(messages, german)])).toEqual(german)
  expect(translated(messages, [translate(messages, { title: 'Los' })])).toEqual({ ...messages, title: 'Los' })
  expect(translated(messages, [translate({ title: 'Walk' }, { title: 'Los' })])).toEqual(messages)
})

it('a translation has every text, and functions with the original’s parameters', () => {
  expectTypeOf(german).toExtend<Translation<typeof messages>>()
  expectTypeOf<Omit<typeof german, 'title'>>().not.toExtend<Translation<typeof messages>>()
  expectTypeOf<{ title: string }>().not.toExtend<Translation<{ title?: string; text: string }>>()
  expectTypeOf<Translation<typeof messages>['steps']>().parameters.toEqualTypeOf<[number]>()
  expectTypeOf<Omit<typeof german, 'steps'> & { steps: (count: string) => string }>().not.toExtend<
    Translation<typeof messages>
  >()
})
