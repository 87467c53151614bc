'use client'

import { useReducer } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { transition, type DemoState } from './demo.ts'
import { homeMessages, type HomeMessages } from './home.ts'

/** The tour through the app and the page's texts, as the home page takes them. */
export interface DemoHandle {
  state: DemoState
  messages: HomeMessages
  watch: () => void
  next: () => void
  previous: () => void
  close: () => void
}

/** The state of the tour through the app. */
export function useDemo(): DemoHandle {
  const messages = useMessages(homeMessages)
  const [state, send] = useReducer(transition, { status: 'closed' })
  return {
    state,
    messages,
    watch: () => send({ type: 'opened' }),
    next: () => send({ type: 'advanced' }),
    previous: () => send({ type: 'returned' }),
    close: () => send({ type: 'dismissed' }),
  }
}
