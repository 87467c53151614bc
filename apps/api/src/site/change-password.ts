import { paths } from '@summit/features/paths'
import type { Hono } from 'hono'

/** Redirects password managers to the page for changing a password (W3C, A Well-Known URL for Changing Passwords). */
export function changePasswordRoute(app: Hono, accounts: 'demo' | 'real'): void {
  const path = accounts === 'real' ? paths.account : paths.forgotPassword
  app.get('/.well-known/change-password', (context) => context.redirect(path))
}
