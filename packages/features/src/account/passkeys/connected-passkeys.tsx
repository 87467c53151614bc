'use client'

import { PasskeysCard, type PasskeysCardProps } from './passkeys-card.tsx'
import { usePasskeys, type PasskeysOptions } from './use-passkeys.ts'

export interface PasskeysProps extends PasskeysOptions, Pick<PasskeysCardProps, 'email'> {}

/** The card of the user's passkeys, connected: {@link PasskeysCard} with {@link usePasskeys}. */
export function Passkeys({ email, ...options }: PasskeysProps) {
  return <PasskeysCard passkeys={usePasskeys(options)} email={email} />
}
