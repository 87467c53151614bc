'use client'

import { createContext, useContext } from 'react'
import { translated, type Messages, type Translation } from './messages.ts'

/** The translations in force. The provider sets them; without one a feature speaks its own words. */
export const TranslationsContext = createContext<readonly Translation[]>([])

/** A feature's messages, in the words of the provider's translations. */
export function useMessages<M extends Messages>(messages: M): M {
  return translated(messages, useContext(TranslationsContext))
}
