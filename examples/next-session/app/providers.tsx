'use client'

import { paths } from '@summit/features/paths'
import type { Session, User } from '@summit/features/ports'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
const routes = { home: paths.login, terms: null, privacy: null, account: null, codeSignIn: null }
const toasts = createToasts()

/** The session is the server's cookie. Nothing about it is stored here: each page is rendered with its user. */
function createPageSession(): Session {
  let user: User | null = null
  return {
    read: () => (user ? { status: 'signed-in', user } : { status: 'signed-out' }),
    open: ({ name = null, email = null }) => {
      user = { name, email }
    },
    close: () => {
      user = null
    },
    watch: () => () => {},
  }
}

/** Without `navigate`, signing in and out load a document, so that nothing of another user stays in Next's cache. */
export function Providers({ children }: { children: ReactNode }) {
  const [ports] = useState(() => ({ session: createPageSession() }))
  return (
    <FeaturesProvider
      brand={brand}
      routes={routes}
      ports={ports}
      Link={Link}
      providers={[]}
      createsAccounts
      notify={toasts.notify}
    >
      <div className="summit">{children}</div>
      <Toaster toasts={toasts} />
    </FeaturesProvider>
  )
}
