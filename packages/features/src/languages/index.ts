import type { Language } from '../locales/create-language.ts'
import type { LanguageTag } from './tags.ts'

export type { Language } from '../locales/create-language.ts'
export { languages, type LanguageTag } from './tags.ts'

const loaders: Record<LanguageTag, () => Promise<Language>> = {
  en: async () => ({ translations: [], toasterTexts: undefined }),
  ar: async () => (await import('../locales/ar.ts')).arabic,
  de: async () => {
    const { german, toasterTexts } = await import('../locales/de.ts')
    return { translations: german, toasterTexts }
  },
  es: async () => (await import('../locales/es.ts')).spanish,
  fr: async () => (await import('../locales/fr.ts')).french,
  it: async () => (await import('../locales/it.ts')).italian,
  ja: async () => (await import('../locales/ja.ts')).japanese,
  ko: async () => (await import('../locales/ko.ts')).korean,
  nl: async () => (await import('../locales/nl.ts')).dutch,
  pl: async () => (await import('../locales/pl.ts')).polish,
  'pt-BR': async () => (await import('../locales/pt-br.ts')).brazilianPortuguese,
  tr: async () => (await import('../locales/tr.ts')).turkish,
  'zh-Hans': async () => (await import('../locales/zh-hans.ts')).simplifiedChinese,
}

/**
 * Downloads a language's texts. English has none, as it is what the features are written in. German has the texts of all
 * features; the others those of accounts, forms and what surrounds pages, and the rest stays English.
 */
export const loadLanguage = (tag: LanguageTag): Promise<Language> => loaders[tag]()
