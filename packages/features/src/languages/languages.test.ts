import { expect, it } from 'vitest'
import { translated, type Messages } from '../shared/config/messages.ts'
import { signUpMessages } from '../sign-up/sign-up.ts'
import { languages, loadLanguage, type LanguageTag } from './index.ts'

const tags = (Object.keys(languages) as LanguageTag[]).filter((tag) => tag !== 'en')
// German has the pages of the product too.
const common = (await loadLanguage('es')).translations.map(({ messages }) => messages)
const counts = [0, 1, 2, 3, 7, 11, 21, 100]

it.each(tags)('ACCOUNT-33 %s keeps what texts are filled with, and leaves out none', async (tag) => {
  const { translations, toasterTexts } = await loadLanguage(tag)
  expect(translations.map(({ messages }) => messages)).toEqual(expect.arrayContaining(common))
  expect(Object.values(toasterTexts ?? {}).every(Boolean)).toBe(true)
  const faults = translations
    .filter(({ messages }) => common.includes(messages))
    .flatMap(({ messages, texts }) => getFaults(messages, texts))
  expect(faults).toEqual([])
})

it.each(tags)('ACCOUNT-33 %s says when to try again', async (tag) => {
  const { translations } = await loadLanguage(tag)
  const codes = translations.map(({ texts }) => texts['codes']).find(Boolean) as Record<string, (s?: number) => string>
  const waits = [undefined, 1, 59, 61].map((seconds) => codes['rate_limited']?.(seconds) ?? '')
  expect(new Set(waits).size).toBe(4)
  expect(waits.join()).not.toMatch(/undefined|NaN|#/)
  expect(waits[2]).toMatch(/59|٥٩/)
  expect(waits[3]).toMatch(/2|٢|zwei|two|دقيقتين/)
})

it.each([
  ['pl', /8 znaków/, /12 znaków/, /22 znaki$/],
  ['ar', /[8٨] أحرف/, /(12|١٢) حرفًا/, /(22|٢٢) حرفًا/],
] as const)('ACCOUNT-44 %s has the plural form of the characters', async (tag, ...expected) => {
  const { translations } = await loadLanguage(tag)
  const { tooShort } = translated(signUpMessages, translations)
  for (const [index, count] of [8, 12, 22].entries()) expect(tooShort(count)).toMatch(expected[index] ?? '')
})

/** What a translation has not in common with its original. */
function getFaults(original: Messages, translation: Messages, path = ''): string[] {
  return Object.entries(original).flatMap(([key, text]) => {
    const place = `${path}${key}`
    const own = translation[key]
    if (typeof text === 'string') return compare(place, text, own)
    if (typeof text === 'function') return compareCalls(place, text as MakeText, own as MakeText)
    // Texts for codes, plans and questions are the host's.
    if (typeof text !== 'object' || text === null || Object.keys(text).length === 0) return []
    return getFaults(text as Messages, (own ?? {}) as Messages, `${place}.`)
  })
}

type MakeText = (...values: unknown[]) => string

function compareCalls(place: string, original: MakeText, own: MakeText): string[] {
  const values = ['Ada', 'Berlin']
  const isOfNumber = /undefined|NaN/.test(own(...values)) || own(...values) === own('Eve', 'Rome')
  if (!isOfNumber) return compare(place, original(...values), own(...values), values)
  return counts.flatMap((count) => compare(`${place} ${count}`, original(count), own(count)))
}

function compare(place: string, original: string, own: unknown, values: readonly string[] = []): string[] {
  if (typeof own !== 'string') return [`${place} is missing`]
  const faults = [
    original && !own && `${place} is empty`,
    String(getPlaceholders(original)) !== String(getPlaceholders(own)) && `${place} has other placeholders: ${own}`,
    /undefined|NaN|#/.test(own) && `${place} has no text for a number: ${own}`,
    values.some((value) => original.includes(value) && !own.includes(value)) && `${place} loses a value: ${own}`,
    original === own && original.split(' ').length > 3 && `${place} is not translated`,
  ]
  return faults.filter((fault) => typeof fault === 'string' && fault !== '') as string[]
}

const getPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
