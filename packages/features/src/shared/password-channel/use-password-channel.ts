'use client'

import { usePorts } from '../use-ports.ts'
import { browserPasswordChannel } from './password-channel.browser.ts'
import type { PasswordChannel } from './password-channel.ts'

/** The channel of the browser's tabs for the provider's brand. It opens when it is used. */
export function usePasswordChannel(): PasswordChannel {
  return browserPasswordChannel(usePorts().brand.shortName)
}
