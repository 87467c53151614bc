'use client'

import { paths } from '@summit/features/paths'
import { createPageSession } from '@summit/features/page-session'
import { FeaturesProvider } from '@summit/features/provider'
import { createToasts, Toaster } from '@summit/ui/toast'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'

const brand = { name: 'Acme', shortName: 'acme', contact: { email: 'hello@acme.example' } }
const routes = { home: paths.login, terms: null, privacy: null, account: null, codeSignIn: null }
const toasts = createToasts()

/**
 * The session is the server's cookie. Nothing about it is stored here: each page is rendered with its user. Without
 * `navigate`, signing in and out load a document, so that nothing of another user stays in Next's cache.
 */
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
