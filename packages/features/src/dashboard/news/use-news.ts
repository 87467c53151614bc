'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { newsMessages, type FindNews, type NewsMessages, type NewsState } from './news.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'

/** Return value of the hook, which the view accepts as props. */
export interface NewsHandle {
  state: NewsState
  messages: NewsMessages
}

/** What is new about the product. Loads it once. */
export function useNews(findNews: FindNews): NewsHandle {
  const [state, setState] = useState<NewsState>({ status: 'pending' })
  useAsyncEffect(findNews, null, (items) => setState(items ? { status: 'ready', items } : { status: 'unavailable' }))
  return useStableHandle({ state, messages: useMessages(newsMessages) })
}
