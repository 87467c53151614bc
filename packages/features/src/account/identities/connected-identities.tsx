'use client'

import { IdentitiesCard, type IdentitiesCardProps } from './identities-card.tsx'
import { useIdentities, type IdentitiesOptions } from './use-identities.ts'

export interface LinkedIdentitiesProps extends IdentitiesOptions, Pick<IdentitiesCardProps, 'email'> {}

/** The card of the user's identities, connected: {@link IdentitiesCard} with {@link useIdentities}. */
export function LinkedIdentities({ email, ...options }: LinkedIdentitiesProps) {
  return <IdentitiesCard identities={useIdentities(options)} email={email} />
}
