import { paths } from '@summit/features/paths'
import type { Hono } from 'hono'

/** Where password managers look for the page that changes a password (a W3C convention): ours begins with a mail. */
export function serveChangePassword(app: Hono): void {
  app.get('/.well-known/change-password', (context) => context.redirect(paths.forgotPassword))
}
