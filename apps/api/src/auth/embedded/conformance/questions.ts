import { expect } from 'vitest'
import { newClient, type TestedService } from './tested-service.ts'

/** What the suite does with a service. */
export function questionsTo(service: TestedService) {
  return {
    /** Somebody who has signed in with a password. */
    signedIn: async () => {
      const account = await service.makeAccount()
      const tab = newClient(service)
      const { data } = await tab.client.signInWithPassword(account)
      return { ...tab, account, session: present(data.session) }
    },
    /** Somebody who has opened the link of a recovery mail. */
    recovering: async () => {
      const account = await service.makeAccount()
      const tab = newClient(service)
      const token = await service.recoveryToken(account.email)
      const { data } = await tab.client.verifyOtp({ token_hash: token, type: 'recovery' })
      return { ...tab, account, token, session: present(data.session) }
    },
    /** Makes a request that the client would not make. */
    ask: (path: string, body: unknown) =>
      fetch(service.url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json;charset=UTF-8',
          'X-Supabase-Api-Version': '2024-01-01',
          ...service.headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

/** A value that the service must have answered with. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The service answered without it.')
  return value
}

/** An error as Supabase's envelope says it, to be compared with {@link fault}. */
export async function faultOf(response: Response) {
  // SAFETY: an envelope of another form has no such code, and equals no fault.
  const { code } = (await response.json()) as { code?: string }
  return [
    response.status,
    code,
    response.headers.get('X-Supabase-Api-Version'),
    response.headers.get('X-Sb-Error-Code'),
  ]
}

/** What {@link faultOf} gives for an error. */
export const fault = (status: number, code: string) => [status, code, '2024-01-01', code]

/** Matches an error of the client. */
export const failed = (status: number, code: string) => expect.objectContaining({ status, code }) as unknown

// SAFETY: Vitest types its matchers as `any`; they stand where these values are expected.
/** Matches any text. */
export const text = expect.any(String) as string
/** Matches any number. */
export const number = expect.any(Number) as number
/** Matches the text of a UUID. */
export const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string
