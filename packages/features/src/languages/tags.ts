/** Languages that the features have, by their tags (BCP 47), with their own names. */
export const languages = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
} as const

/** The tag of a language. */
export type LanguageTag = keyof typeof languages
