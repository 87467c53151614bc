'use client'

import { useState } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { chromeMessages, type ChromeMessages, type MenuState } from './site-chrome.ts'

/** The drawer and its texts, as the chrome takes them. */
export interface MenuHandle {
  state: MenuState
  messages: ChromeMessages
  open: () => void
  close: () => void
}

/** The state of the drawer. Each page has its own, so that navigation closes it. */
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
