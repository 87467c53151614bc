'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { TwoFactorFormView } from './two-factor-form-view.tsx'
import type { TwoFactorHandle } from './use-two-factor.ts'

export interface TwoFactorViewProps {
  twoFactor: TwoFactorHandle
}

/** The screen of the second step of a sign-in. Renders the page's `<main>`: a form with one field. */
export function TwoFactorView({ twoFactor }: TwoFactorViewProps) {
  const { state, messages, signInPath } = twoFactor
  return (
    <AccountScreen motto={messages.motto}>
      <TwoFactorFormView twoFactor={twoFactor} level={1} />
      {state.status !== 'expired' && (
        <PageLink href={signInPath} className={linkVariants({ className: 'justify-self-start' })}>
          {messages.cancel}
        </PageLink>
      )}
    </AccountScreen>
  )
}
