import type { RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'

/** An answer of a Supabase Auth: its status and body. */
export type Recorded = [status: number, body?: object]

/** An error in the current form. */
export const error = (status: number, code: string, message: string): Recorded => [status, { code, message }]

/** A call to a Supabase Auth. */
interface RecordedCall {
  /** Its method and path, without that of the service. */
  path: string
  body: string
  authorization: string | undefined
}

/** Gives these answers by method and path, with its query or without, and 204 to all others, once `whenCalled` is done. */
export const answerWith =
  (
    answers: Record<string, Recorded>,
    whenCalled: (call: RecordedCall) => void | Promise<void> = () => {},
  ): RequestListener =>
  (request, response) => {
    const path = `${request.method} ${request.url?.replace('/auth/v1', '')}`
    void text(request).then(async (read) => {
      await whenCalled({ path, body: read, authorization: request.headers.authorization })
      const [status, body] = answers[path] ?? answers[path.replace(/\?.*/, '')] ?? [204]
      const headers = {
        'Content-Type': 'application/json',
        'X-Supabase-Api-Version': '2024-01-01',
        'X-Sb-Error-Code': body && 'code' in body ? String(body.code) : '',
      }
      response.writeHead(status, headers).end(body && JSON.stringify(body))
    })
  }
