import { accountApiRoutes, apiRoutes, errorResponse } from '@summit/contract'
import * as v from 'valibot'

/** A back end does not follow the contract. The message says how. */
export class Violation extends Error {
  override name = 'Violation'
}

/** A check was not made. The message says why. */
export class Skipped extends Error {
  override name = 'Skipped'
}

/** A request to a back end. */
export interface Call {
  /** @default 'GET' without a body, else 'POST' */
  method?: string
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** A complete response of a back end, with its body as text. */
export interface HttpResponse {
  /** Method and path of the request. */
  call: string
  status: number
  headers: Headers
  text: string
  /** The cookies that it sets, as the value of a `Cookie` header. */
  cookie: string
}

/** Sends requests to a back end. */
export type Client = (path: string, call?: Call) => Promise<HttpResponse>

/** The paths of calls, where they differ from those of the contract. */
export type Paths = Partial<Record<keyof typeof routes, string>>

/** The paths of the contract, by name. */
export const routes = { ...apiRoutes, ...accountApiRoutes }

/** How a client sends requests. */
export interface ClientOptions {
  paths?: Paths | undefined
  /** How long to wait for a response, in ms. @default 15000 */
  timeoutMs?: number | undefined
}

/** A call that has not been answered in time this often is not sent again. */
const MOST_TIMEOUTS = 2

/** A client of the back end at an origin. It follows no redirects and keeps no cookies. */
export function createClient(url: string, { paths = {}, timeoutMs = 15_000 }: ClientOptions = {}): Client {
  const origin = url.replace(/\/+$/, '')
  const timeouts = new Map<string, number>()
  return async (route, { body, method = body === undefined ? 'GET' : 'POST', headers } = {}) => {
    const path = getPath(route, paths)
    const call = `${method} ${path}`
    const missed = timeouts.get(call) ?? 0
    if (missed >= MOST_TIMEOUTS) throw new Skipped(`${call} has not been answered ${missed} times.`)
    const signal = AbortSignal.timeout(timeoutMs)
    const init: RequestInit = { method, redirect: 'manual', signal }
    init.headers = { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers }
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
    try {
      const response = await fetch(origin + path, init)
      const { status, headers } = response
      const cookies = listCookies(headers).map((cookie) => cookie.split(';')[0])
      return { call, status, headers, text: await response.text(), cookie: cookies.join('; ') }
    } catch (error) {
      if (signal.aborted) timeouts.set(call, missed + 1)
      throw new Violation(`${call} was not answered: ${getReason(error)}.`)
    }
  }
}

/** The cookies that a response sets, each with its attributes, without those that it removes. */
export const listCookies = (headers: Headers): string[] =>
  headers
    .getSetCookie()
    .filter((cookie) => !/^[^=]*=(;|$)|; *(max-age=(0|-\d+) *(;|$)|expires=[^;]*1970)/i.test(cookie))

/** The path of a route, which may go on after it: `/auth/v1/verify`. */
function getPath(route: string, paths: Paths): string {
  // SAFETY: `paths` has the names of `routes` only.
  for (const [name, own] of Object.entries(paths) as [keyof Paths, string][]) {
    const standard = routes[name]
    if (route === standard || route.startsWith(`${standard}/`)) return own + route.slice(standard.length)
  }
  return route
}

function getReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** Requires one of these statuses, or throws a {@link Violation}. `400` to `499` is written `'4xx'`. */
export function expectStatus(
  { call, status, text }: HttpResponse,
  ...expected: (number | '2xx' | '3xx' | '4xx')[]
): void {
  const isExpected = expected.some((each) => each === status || each === `${Math.floor(status / 100)}xx`)
  if (isExpected) return
  const body = text ? `: ${text.slice(0, 120)}` : ''
  throw new Violation(`${call} was answered with ${status}, where ${expected.join(' or ')} is expected${body}`)
}

/** Requires a refusal with one of these statuses, or else any `4xx`, and a message in the contract's form. */
export function expectRefusal(response: HttpResponse, ...expected: number[]): void {
  if (expected.length > 0) expectStatus(response, ...expected)
  else expectStatus(response, '4xx')
  expectBody(response, errorResponse)
}

/** Requires a refusal as {@link expectRefusal} does, which signs nobody in. */
export function expectNoSignIn(response: HttpResponse, ...expected: number[]): void {
  expectRefusal(response, ...expected)
  expectThat(response.cookie === '', response, 'set a cookie without signing in')
}

/** Whether a body is JSON. */
export const isJson = (headers: Headers) => /^application\/json\b/i.test(headers.get('Content-Type') ?? '')

/** Requires a JSON body that matches a schema, and returns it. Throws a {@link Violation} otherwise. */
export function expectBody<Schema extends v.GenericSchema>(
  { call, headers, text }: HttpResponse,
  schema: Schema,
): v.InferOutput<Schema> {
  if (!isJson(headers)) {
    const type = headers.get('Content-Type') ?? 'no Content-Type'
    throw new Violation(`${call} was answered with ${type}, where application/json is expected`)
  }
  const parsed = v.safeParse(schema, parseJson(call, text))
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
  throw new Violation(`${call} was answered with a wrong body: ${issues.join('; ')}`)
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Violation(`${call} was answered with a body that is not JSON: ${text.slice(0, 120)}`)
  }
}

/** Requires a condition of a response. `problem` continues the sentence that begins with method and path. */
export function expectThat(condition: boolean, { call }: HttpResponse, problem: string): void {
  if (!condition) throw new Violation(`${call} ${problem}`)
}
