'use client'

import type { ConfirmationProps } from '../password-confirmation.tsx'
import { IdentitiesCard } from './identities-card.tsx'
import { useIdentities, type IdentitiesOptions } from './use-identities.ts'

export interface LinkedIdentitiesProps extends IdentitiesOptions, ConfirmationProps {}

/** The card of the user's identities, connected: {@link IdentitiesCard} with {@link useIdentities}. */
export function LinkedIdentities({ email, hasTwoFactor, ...options }: LinkedIdentitiesProps) {
  return <IdentitiesCard identities={useIdentities(options)} email={email} hasTwoFactor={hasTwoFactor} />
}
