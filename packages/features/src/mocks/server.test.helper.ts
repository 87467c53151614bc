import { vi } from 'vitest'
import type { HttpClient, HttpResponse } from '../shared/ports/request.ts'

/** What a server answers. */
export interface Answer {
  /** @default 200 */
  status?: number
  /** A text as it is, and all else as JSON. @default '' */
  body?: unknown
  headers?: Record<string, string> | undefined
}

/** The response with this answer. */
export const mockResponse = ({ status = 200, body = '', headers }: Answer = {}): HttpResponse => ({
  ok: status < 400,
  status,
  statusText: '',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  headers: new Headers(headers),
})

/** A server that answers so, or by path, and what was sent to it. */
export function mockServer(answer: Answer | ((path: string) => Answer) = {}) {
  const request = vi.fn<HttpClient>(async ({ path }) =>
    mockResponse(typeof answer === 'function' ? answer(path) : answer),
  )
  const getBodies = (path: string) => request.mock.calls.flatMap(([call]) => (call.path === path ? [call.body] : []))
  return { request, getBodies }
}
