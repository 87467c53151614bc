'use client'

import type { LoginRequest } from '@summit/contract'
import { Button } from '@summit/ui/button'
import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../../shared/config/page-link.tsx'
import type { QuickSignInHandle } from './use-quick-sign-in.ts'

export interface QuickSignInViewProps {
  quickSignIn: QuickSignInHandle
  /** Signs in with the demo account. */
  onDemo: (credentials: LoginRequest) => void
}

/**
 * A quicker way to sign in: with the session that the server still has, or with its demo account. Renders a link, a
 * button or nothing. It is never higher than four lines, however long the name is.
 */
export function QuickSignInView({
  quickSignIn: { state, messages, redirectTo, continueAsVisitor },
  onDemo,
}: QuickSignInViewProps) {
  switch (state.status) {
    case 'none':
      return null
    case 'visitor':
      return (
        <LinkButton variant="accent" size="small" onClick={continueAsVisitor} render={<PageLink href={redirectTo} />}>
          <FewLines>{messages.continueAs(state.name)}</FewLines>
        </LinkButton>
      )
    case 'demo':
      return (
        <Button variant="secondary" size="small" onClick={() => onDemo(state.credentials)}>
          <FewLines>{messages.useDemo}</FewLines>
        </Button>
      )
    default:
      return state satisfies never
  }
}

/** Text of which two lines are as high as the logo beside it, so that a late offer causes no layout shift. */
function FewLines({ children }: { children: string }) {
  return <span className="-my-1 line-clamp-4 text-balance wrap-anywhere">{children}</span>
}
