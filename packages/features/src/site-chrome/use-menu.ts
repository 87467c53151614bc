'use client'

import { useState } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { chromeMessages, type ChromeMessages, type MenuState } from './site-chrome.ts'

/** The drawer and its words, as the chrome takes them. */
export interface MenuHandle {
  state: MenuState
  messages: ChromeMessages
  open: () => void
  close: () => void
}

/** Looks after the drawer. A page that is left takes its drawer along. */
export function useMenu(): MenuHandle {
  const messages = useMessages(chromeMessages)
  const [state, setState] = useState<MenuState>({ status: 'closed' })
  return {
    state,
    messages,
    open: () => setState({ status: 'open' }),
    close: () => setState({ status: 'closed' }),
  }
}
