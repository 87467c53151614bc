'use client'

import { TwoFactorSettingsCard, type TwoFactorSettingsCardProps } from './two-factor-settings-card.tsx'
import { useTwoFactorSettings, type TwoFactorSettingsOptions } from './use-two-factor-settings.ts'

export interface TwoFactorSettingsProps extends TwoFactorSettingsOptions, Pick<TwoFactorSettingsCardProps, 'email'> {}

/** The card of two-factor authentication, connected: {@link TwoFactorSettingsCard} with {@link useTwoFactorSettings}. */
export function TwoFactorSettings({ email, ...options }: TwoFactorSettingsProps) {
  return <TwoFactorSettingsCard settings={useTwoFactorSettings(options)} email={email} />
}
