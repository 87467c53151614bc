import type { Language } from './language.ts'
import type { LanguageTag } from './languages.ts'

export type { Language } from './language.ts'
export { languages, type LanguageTag } from './languages.ts'

const loaders: Record<LanguageTag, () => Promise<Language>> = {
  en: async () => ({ translations: [], toasterTexts: undefined }),
  ar: async () => (await import('./ar.ts')).arabic,
  de: async () => {
    const { german, toasterTexts } = await import('./de.ts')
    return { translations: german, toasterTexts }
  },
  es: async () => (await import('./es.ts')).spanish,
  fr: async () => (await import('./fr.ts')).french,
  it: async () => (await import('./it.ts')).italian,
  ja: async () => (await import('./ja.ts')).japanese,
  ko: async () => (await import('./ko.ts')).korean,
  nl: async () => (await import('./nl.ts')).dutch,
  pl: async () => (await import('./pl.ts')).polish,
  'pt-BR': async () => (await import('./pt-br.ts')).brazilianPortuguese,
  tr: async () => (await import('./tr.ts')).turkish,
  'zh-Hans': async () => (await import('./zh-hans.ts')).simplifiedChinese,
}

/**
 * Downloads a language's texts. English has none, as it is what the features are written in. German has the texts of all
 * features; the others those of accounts, forms and what surrounds pages, and the rest stays English.
 */
export const loadLanguage = (tag: LanguageTag): Promise<Language> => loaders[tag]()
