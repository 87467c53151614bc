'use client'

import { useEffectEvent, useLayoutEffect } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { chromeMessages, type ChromeMessages } from './site-chrome.ts'

/** Ports of the site chrome. */
export interface SiteChromePorts {
  /** Marks the document while a user is signed in. Returns a function that stops it. */
  markSignedIn: () => () => void
}

/**
 * The chrome's texts. While it is used, the document is marked for a visitor who is signed in, on which the bar and the
 * drawer show the way to the dashboard in place of sign-in and sign-up.
 */
export function useSiteChrome({ markSignedIn }: SiteChromePorts): ChromeMessages {
  const mark = useEffectEvent(() => markSignedIn())
  useLayoutEffect(() => mark(), [])
  return useMessages(chromeMessages)
}
