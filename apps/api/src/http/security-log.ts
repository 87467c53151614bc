import { createHmac, randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/** Security events, named after the OWASP logging vocabulary where it has a name. */
export type SecurityEvent =
  | 'authn_code_request'
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_fail_max'
  | 'authn_password_change'
  | 'authn_recovery_request'
  | 'authn_recovery_success'
  | 'authn_token_reuse'
  | 'authz_fail'
  | 'excess_rate_limit_exceeded'
  | 'malicious_cors'
  | 'user_created'
  | 'user_updated'
  | 'sensitive_read'
  | 'user_deletion_request'

const expected = new Set<SecurityEvent>([
  'authn_code_request',
  'authn_login_success',
  'authn_password_change',
  'authn_recovery_request',
  'authn_recovery_success',
  'user_created',
  'user_updated',
  'sensitive_read',
  'user_deletion_request',
])

declare module 'hono' {
  interface ContextVariableMap {
    recordEvent?: (event: SecurityEvent, email?: string) => void
  }
}

/** Dependencies of {@link securityLog}. */
export interface SecurityLogDeps {
  log: Logger
  /** The client network of a request. */
  getNetwork: (context: Context) => string
  count?: ((event: SecurityEvent) => void) | undefined
}

/**
 * Logs and counts the events that handlers report with {@link recordEvent}. Client and account are written as MACs under a
 * key of this process: the same one is recognized in the next line, but cannot be looked up. The request id leads to the
 * proxy's log, which has the client's address.
 */
export function securityLog({ log, getNetwork, count }: SecurityLogDeps): MiddlewareHandler {
  const key = randomBytes(32)
  const pseudonym = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 12)
  return async (context, next) => {
    context.set('recordEvent', (event, email) => {
      count?.(event)
      const line = {
        event,
        id: context.get('requestId'),
        client: pseudonym(getNetwork(context)),
        ...(email !== undefined && { account: pseudonym(email) }),
      }
      log[expected.has(event) ? 'info' : 'warn'](line, 'security event')
    })
    await next()
  }
}

/** Reports a security event of a request, with the normalized email address of the account concerned. */
export function recordEvent(context: Context, event: SecurityEvent, email?: string): void {
  context.get('recordEvent')?.(event, email)
}
