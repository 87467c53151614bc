'use client'

import { linkVariants } from '@summit/ui/link'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { withNext } from '../shared/form/next-page.ts'
import { CodeSignInFormView, type CodeSignInFormParts } from './code-sign-in-form-view.tsx'
import type { CodeSignInHandle } from './use-code-sign-in.ts'

export interface CodeSignInViewProps extends CodeSignInFormParts {
  codeSignIn: CodeSignInHandle
}

/** The screen that signs in with a mailed code. Renders the page's `<main>`: a form with one field, then one for the code. */
export function CodeSignInView({ codeSignIn, ...parts }: CodeSignInViewProps) {
  const { state, messages, redirectTo } = codeSignIn
  const { routes } = useConfig()
  return (
    <AccountScreen motto={messages.motto}>
      {state.status !== 'sent' && <StatusMessage heading={messages.title} text={messages.text} />}
      <CodeSignInFormView {...parts} codeSignIn={codeSignIn} level={1} />
      <PageLink
        href={withNext(routes.login, redirectTo, routes)}
        className={linkVariants({ className: 'justify-self-start' })}
      >
        {messages.withPassword}
      </PageLink>
    </AccountScreen>
  )
}
