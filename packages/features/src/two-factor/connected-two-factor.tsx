'use client'

import { TwoFactorFormView } from './two-factor-form-view.tsx'
import { TwoFactorView } from './two-factor-view.tsx'
import { useTwoFactor, type TwoFactorOptions } from './use-two-factor.ts'

export type TwoFactorProps = TwoFactorOptions

/** The screen of the second step of a sign-in, connected: {@link TwoFactorView} with {@link useTwoFactor}. Every prop is optional. */
export function TwoFactor(props: TwoFactorProps) {
  return <TwoFactorView twoFactor={useTwoFactor(props)} />
}

/**
 * The form alone, connected: {@link TwoFactorFormView} with {@link useTwoFactor}. In a dialog, show it in `onTwoFactor` of
 * the sign-in form, pass `redirectTo={null}` and close it in `onSuccess`.
 */
export function TwoFactorForm(props: TwoFactorProps) {
  return <TwoFactorFormView twoFactor={useTwoFactor(props)} />
}
