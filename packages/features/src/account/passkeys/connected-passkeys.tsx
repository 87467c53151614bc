'use client'

import type { ConfirmationProps } from '../password-confirmation.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { usePasskeys, type PasskeysOptions } from './use-passkeys.ts'

export interface PasskeysProps extends PasskeysOptions, ConfirmationProps {}

/** The card of the user's passkeys, connected: {@link PasskeysCard} with {@link usePasskeys}. */
export function Passkeys({ email, hasTwoFactor, ...options }: PasskeysProps) {
  return <PasskeysCard passkeys={usePasskeys(options)} email={email} hasTwoFactor={hasTwoFactor} />
}
