export type { SaveFile } from '../use-save-file.ts'
export { TwoFactorSettings, type TwoFactorSettingsProps } from './connected-two-factor-settings.tsx'
export { TwoFactorSettingsCard, type TwoFactorSettingsCardProps } from './two-factor-settings-card.tsx'
export {
  twoFactorSettingsMessages,
  type DisableTwoFactorPort,
  type EnableTwoFactorPort,
  type FindTwoFactor,
  type NewRecoveryCodes,
  type ReplaceRecoveryCodesPort,
  type StartTwoFactorPort,
  type TwoFactor,
  type TwoFactorAction,
  type TwoFactorDialogState,
  type TwoFactorFormStatus,
  type TwoFactorSettingsError,
  type TwoFactorSettingsFieldErrors,
  type TwoFactorSettingsMessages,
  type TwoFactorSettingsState,
  type TwoFactorSetup,
} from './two-factor-settings.ts'
export {
  useTwoFactorSettings,
  type TwoFactorSettingsHandle,
  type TwoFactorSettingsOptions,
} from './use-two-factor-settings.ts'
