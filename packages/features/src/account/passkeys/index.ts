export type { Authenticator, NewPasskey, PasskeyOptions, PasskeySignature } from '../../shared/account/authenticator.ts'
export { Passkeys, type PasskeysProps } from './connected-passkeys.tsx'
export { PasskeysCard, type PasskeysCardProps } from './passkeys-card.tsx'
export { usePasskeys, type PasskeysHandle, type PasskeysOptions } from './use-passkeys.ts'
export {
  passkeysMessages,
  type AddPasskeyPort,
  type AddPasskeyState,
  type FindPasskeys,
  type Passkey,
  type PasskeysError,
  type PasskeysFieldErrors,
  type PasskeysMessages,
  type PasskeysState,
  type RemovePasskeyPort,
  type RemovePasskeyState,
} from './passkeys.ts'
