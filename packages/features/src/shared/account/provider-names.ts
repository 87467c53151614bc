import type { Provider } from '@summit/contract'

/** The names of Google and Apple, part of the messages of each feature that names one of them. */
export const providerNames: Readonly<Record<Provider, string>> = { google: 'Google', apple: 'Apple' }
