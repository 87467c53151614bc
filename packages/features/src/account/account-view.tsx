'use client'

import { Button } from '@summit/ui/button'
import { CardGrid } from '@summit/ui/card'
import { Container } from '@summit/ui/container'
import { Link } from '@summit/ui/link'
import { LinkButton } from '@summit/ui/link-button'
import type { ReactNode } from 'react'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { NeedsConnection } from './needs-connection.tsx'
import type { AccountHandle } from './use-account.ts'

/** The parts of the page. Each may appear late: the space of the first row is reserved. */
export interface AccountParts {
  /** The form that replaces the password. @default none, where the back end cannot */
  password?: ReactNode
  /** The card that changes the email address. @default none, where the back end cannot */
  email?: ReactNode
  /** The card of the passkeys. @default none, where the back end cannot */
  passkeys?: ReactNode
  /** The card of sign-in with Google and Apple. @default none, where the back end cannot */
  identities?: ReactNode
  /** The card of two-factor authentication. @default none, where the back end cannot */
  twoFactor?: ReactNode
  /** The form that changes the name. @default none, where the back end cannot */
  name?: ReactNode
  /** The download of the user's data. @default none, where the back end cannot */
  data?: ReactNode
  /** The button that deletes the account. @default none, where the back end cannot */
  deletion?: ReactNode
  /** The user's sessions. @default none */
  sessions?: ReactNode
}

export interface AccountViewProps extends AccountParts {
  account: AccountHandle
}

/** What the user can change in the account. Renders the page's `<main>`. */
export function AccountView({
  account,
  password,
  email,
  passkeys,
  identities,
  twoFactor,
  name,
  data,
  deletion,
  sessions,
}: AccountViewProps) {
  const { messages } = account
  const { routes } = useConfig()
  const hasPassword = password !== undefined
  // `false` is that of a host's condition.
  const hasSessions = sessions !== undefined && sessions !== false
  // Of a card that is still to come.
  const isComing = account.state.status === 'pending' || account.state.status === 'ready'
  const frame = isComing ? 'empty:border empty:border-line' : ''
  const part = `empty:min-h-(--coming) has-[[data-slot=skeleton]]:min-h-(--coming) ${frame}`
  const wide = `md:col-span-12 ${part}`
  return (
    <Container render={<main />} className="py-12">
      <div className="mb-10 flex flex-col items-start gap-6 md:flex-row md:items-baseline md:justify-between">
        <div className="flex min-w-0 flex-col items-start gap-3">
          <h1 className="text-h2">{messages.title}</h1>
          <p role="status" className="min-h-lh wrap-anywhere text-ink-muted scriptless:hidden">
            {getStatusText(account)}
          </p>
          {account.state.status === 'pending' && <p className="hidden scriptless:block">{messages.withoutScripts}</p>}
          <Link render={<PageLink href={routes.dashboard} />} className="py-1 text-small">
            {messages.toDashboard}
          </Link>
        </div>
        <SessionButton {...account} />
      </div>
      {/* `--coming` is the height of a card in English, until it is there with what it shows. */}
      <CardGrid className="md:grid-cols-12">
        {hasPassword && (
          <div className={`min-h-124 ${frame} ${hasSessions ? 'md:col-span-7' : 'md:col-span-12'}`}>{password}</div>
        )}
        {hasSessions && (
          <div className={`min-h-60 ${frame} ${hasPassword ? 'md:col-span-5' : 'md:col-span-12'}`}>{sessions}</div>
        )}
        {account.state.status === 'ready' && account.state.capabilities === 'unavailable' && (
          <div role="alert" className="md:col-span-12">
            <NeedsConnection />
          </div>
        )}
        {email && <div className={`[--coming:29rem] md:[--coming:22rem] ${wide}`}>{email}</div>}
        {passkeys && <div className={`[--coming:26rem] md:[--coming:19rem] ${wide}`}>{passkeys}</div>}
        {identities && <div className={`[--coming:22rem] md:[--coming:14rem] ${wide}`}>{identities}</div>}
        {twoFactor && <div className={`[--coming:25rem] md:[--coming:16rem] ${wide}`}>{twoFactor}</div>}
        {name && (
          <div className={`[--coming:19rem] lg:[--coming:13rem] ${data ? 'md:col-span-7' : 'md:col-span-12'} ${part}`}>
            {name}
          </div>
        )}
        {data && <div className={`[--coming:12rem] ${name ? 'md:col-span-5' : 'md:col-span-12'} ${part}`}>{data}</div>}
        {deletion && <div className={`[--coming:12rem] lg:[--coming:8rem] ${wide}`}>{deletion}</div>}
      </CardGrid>
    </Container>
  )
}

function getStatusText({ state, messages }: AccountHandle): string | null {
  switch (state.status) {
    case 'pending':
      return messages.pending
    case 'signed-out':
      return messages.signedOut
    case 'error':
      return state.message
    case 'ready':
      return state.user.email ?? state.user.name
    default:
      return state satisfies never
  }
}

function SessionButton({ state, messages, signInPath, logout }: AccountHandle) {
  if (state.status === 'signed-out') {
    return (
      <LinkButton variant="secondary" size="small" className="flex-none" render={<PageLink href={signInPath} />}>
        {messages.toSignIn}
      </LinkButton>
    )
  }
  return (
    // Invisible while pending, to prevent a layout shift.
    <Button
      variant="secondary"
      size="small"
      className={`flex-none ${state.status === 'pending' ? 'invisible scriptless:hidden' : ''}`}
      onClick={logout}
    >
      {messages.logout}
    </Button>
  )
}
