'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { Sentence } from '../shared/config/sentence.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { withNext } from '../shared/form/next-page.ts'
import { SignUpFormView, type SignUpFormParts } from './sign-up-form-view.tsx'
import type { SignUpHandle } from './use-sign-up.ts'

/** The parts of the screen that differ from host to host. */
export type SignUpParts = SignUpFormParts

export interface SignUpViewProps extends SignUpParts {
  signUp: SignUpHandle
}

/** The sign-up screen. Renders the page's `<main>`: a form, social sign-up, and an illustration. */
export function SignUpView(props: SignUpViewProps) {
  const { state, messages, redirectTo } = props.signUp
  const { routes } = useConfig()
  const signIn = (
    <PageLink href={withNext(routes.login, redirectTo, routes)} className={linkVariants()}>
      {messages.signIn}
    </PageLink>
  )
  return (
    <AccountScreen motto={messages.motto}>
      {state.status !== 'verify' && (
        <>
          <h1 className="text-title">{messages.title}</h1>
          <p className="-mt-3 text-ink-muted">
            <Sentence template={messages.haveAccount} parts={{ signIn }} />
          </p>
        </>
      )}
      <SignUpFormView {...props} level={1} />
    </AccountScreen>
  )
}
