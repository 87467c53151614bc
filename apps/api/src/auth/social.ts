import type { Hono } from 'hono'
import { serveCall } from '../http/call.ts'

const PROVIDERS = { google: 'Google', apple: 'Apple' }

/** Starting a sign-in with Google or Apple: this server has neither set up, and says so on the site's error page. */
export function serveSocial(app: Hono): void {
  for (const [provider, name] of Object.entries(PROVIDERS)) {
    const told = new URLSearchParams({
      error: `${name} sign-in is not available`,
      message: `Sign-in with ${name} is not set up on this server. Please use your email address and password.`,
    })
    serveCall(app, `/api/auth/${provider}`, { GET: (context) => context.redirect(`/auth/error?${told}`) })
  }
}
