export { LinkedIdentities, type LinkedIdentitiesProps } from './connected-identities.tsx'
export { IdentitiesCard, type IdentitiesCardProps } from './identities-card.tsx'
export { useIdentities, type IdentitiesHandle, type IdentitiesOptions } from './use-identities.ts'
export type { Leave } from '../../shared/ports/use-leave.ts'
export {
  identitiesMessages,
  type FindIdentities,
  type Identities,
  type IdentitiesError,
  type IdentitiesFieldErrors,
  type IdentitiesMessages,
  type IdentitiesState,
  type Identity,
  type IdentityDialogState,
  type IdentityQuestion,
  type LinkIdentityPort,
  type LinkStarted,
  type ProviderRow,
  type UnlinkIdentityPort,
} from './identities.ts'
