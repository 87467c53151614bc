'use client'

import { createContext, useContext } from 'react'
import { translated, type Messages, type Translation } from './messages.ts'

/** The translations that the provider has set. Without a provider there are none. */
export const TranslationsContext = createContext<readonly Translation[]>([])

/** A feature's texts, translated by the provider's translations. */
export function useMessages<M extends Messages>(messages: M): M {
  return translated(messages, useContext(TranslationsContext))
}
