'use client'

import { useConfig } from '../config/use-config.ts'
import { browserPasswordChannel } from './password-channel.browser.ts'
import type { PasswordChannel } from './password-channel.ts'

/** The channel between the tabs of this provider's site. It opens when it is used. */
export function usePasswordChannel(): PasswordChannel {
  return browserPasswordChannel(useConfig().storagePrefix)
}
