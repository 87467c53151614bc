import { betterAuth } from 'better-auth'
import { memoryAdapter } from 'better-auth/adapters/memory'
import { toNodeHandler } from 'better-auth/node'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The mails that a server of yours would send, the newest first: `GET /outbox`. */
const outbox: { to: string; text: string }[] = []
const mail = async (to: string, text: string) => void outbox.unshift({ to, text })

const answer = toNodeHandler(
  betterAuth({
    baseURL: { allowedHosts: ['localhost:*'] },
    secret: 'for this example only, which keeps nothing',
    database: memoryAdapter({ user: [], session: [], account: [], verification: [] }),
    rateLimit: { enabled: true, customRules: { '/sign-in/email': { window: 10, max: 5 } } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => mail(user.email, `Set a new password: ${url}`),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: true,
      // Not better-auth's `url`, which verifies and redirects: `VerifyEmail` shows what happens, and reads `token_hash`.
      sendVerificationEmail: ({ user, url, token }) =>
        mail(user.email, `Verify your address: ${new URL(url).origin}/auth/verify-email?token_hash=${token}`),
    },
  }),
)

/** Answers better-auth's calls and the outbox; leaves everything else to Vite. */
export function backEnd(request: IncomingMessage, response: ServerResponse, next: () => void) {
  if (request.url?.startsWith('/api/auth/')) return void answer(request, response)
  if (request.url !== '/outbox') return next()
  return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(outbox))
}
