'use client'

import { linkVariants } from '@summit/ui/link'
import type { ReactNode } from 'react'
import { AccountScreen } from '../shared/account/account-screen.tsx'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { Sentence } from '../shared/config/sentence.tsx'
import { withNext } from '../shared/form/next-page.ts'
import { SignInFormView, type SignInFormParts } from './sign-in-form-view.tsx'
import type { SignInHandle } from './use-sign-in.ts'

/** The parts of the screen that can be left out. */
export interface SignInParts extends SignInFormParts {
  /** The link to sign-up, for who has no account yet. @default true */
  signUpLink?: boolean | undefined
}

export interface SignInViewProps extends SignInParts {
  signIn: SignInHandle
  /** A quicker way to sign in, beside the logo. It may appear late. */
  offer?: ReactNode
  /** The button that signs in with a passkey, below all else. It may appear late: its space is reserved. */
  passkey?: ReactNode
}

/** The sign-in screen. Renders the page's `<main>`: a form, links to sign in with a provider, and an illustration. */
export function SignInView({ signUpLink = true, offer, ...form }: SignInViewProps) {
  const { messages, redirectTo } = form.signIn
  const { routes } = useConfig()
  return (
    <AccountScreen motto={messages.motto} offer={offer}>
      <h1 className="text-title">{messages.title}</h1>
      {signUpLink && routes.signup !== null && (
        <p className="-mt-3 text-ink-muted">
          <Sentence
            template={messages.newHere}
            parts={{
              signUp: (
                <PageLink href={withNext(routes.signup, redirectTo, routes)} className={linkVariants()}>
                  {messages.signUp}
                </PageLink>
              ),
            }}
          />
        </p>
      )}
      <SignInFormView {...form} />
    </AccountScreen>
  )
}
