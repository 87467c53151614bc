import { expect } from 'vitest'
import { newClient, type TestedService } from './tested-service.ts'

/** Actions of the suite on a service. */
export function createActions(service: TestedService) {
  return {
    /** Signs in with a password. */
    signedIn: async () => {
      const account = await service.makeAccount()
      const tab = newClient(service)
      const { data } = await tab.client.signInWithPassword(account)
      return { ...tab, account, session: present(data.session) }
    },
    /** Opens the link of a recovery mail. */
    recovering: async () => {
      const account = await service.makeAccount()
      const tab = newClient(service)
      const token = await service.recoveryToken(account.email)
      const { data } = await tab.client.verifyOtp({ token_hash: token, type: 'recovery' })
      return { ...tab, account, token, session: present(data.session) }
    },
    /** Sends a request that the client has no method for. */
    post: (path: string, body: unknown) =>
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

/** Asserts that a value is present. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The service answered without it.')
  return value
}

/** Status, code and headers of an error response, to be compared with {@link expectedError}. */
export async function getError(response: Response) {
  // SAFETY: an envelope of another form has no such code.
  const { code } = (await response.json()) as { code?: string }
  return [
    response.status,
    code,
    response.headers.get('X-Supabase-Api-Version'),
    response.headers.get('X-Sb-Error-Code'),
  ]
}

/** The expected value of {@link getError}. */
export const expectedError = (status: number, code: string) => [status, code, '2024-01-01', code]

/** Matches an error of the client. */
export const failed = (status: number, code: string) => expect.objectContaining({ status, code }) as unknown

// SAFETY: Vitest types its matchers as `any`; they stand where these values are expected.
/** Matches any text. */
export const text = expect.any(String) as string
/** Matches any number. */
export const number = expect.any(Number) as number
/** Matches a UUID. */
export const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string
