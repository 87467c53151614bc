'use client'

import { createContext, useContext, useMemo } from 'react'
import { withDefined } from '../ports/with-defined.ts'
import { translated, type Messages, type FeatureTranslation } from './messages.ts'

/** The translations that the provider has set. Without a provider there are none. */
export const TranslationsContext = createContext<readonly FeatureTranslation[] | undefined>(undefined)

/**
 * A feature's messages, overridden by the provider's translations and then by `overrides`. Memoised until these change.
 */
export function useMessages<M extends Messages>(messages: M, overrides?: Partial<M>): M {
  const translations = useContext(TranslationsContext)
  return useMemo(() => withDefined(translated(messages, translations), overrides), [messages, translations, overrides])
}
