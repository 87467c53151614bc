import { movableClock } from '@summit/features/mocks/clock'
import { mockPorts } from '@summit/features/mocks/ports'
import type { Ports } from '@summit/features/ports'
import { requestInit, type HttpRequest } from '@summit/features/request'
import { getResponse, type RequestHandler } from 'msw'

/** What an event caused, beside a new state. */
export type Effect =
  { kind: 'request'; request: HttpRequest } | { kind: 'toast'; text: string } | { kind: 'redirect'; path: string }

/** An answer of the server or of a port. */
export interface Answer {
  label: string
  give: () => void
  /** The request that is answered, and the response; not for ports, nor for a network error. */
  request?: HttpRequest
  response?: { status: number; body: string }
}

/** The mocked environment of a hook: ports that record every request, and answer only when they are told to. */
export interface Environment {
  ports: Ports
  /** A port that gives one of these answers, by their names. */
  port: <Result>(answers: Record<string, Result>) => (...values: unknown[]) => Promise<Result>
  /** The effects since the last call. */
  takeEffects: () => Effect[]
  hasEffects: () => boolean
  /** The answers that can come now. */
  answers: (handlers: Record<string, RequestHandler>) => Promise<Answer[]>
  /** Moves the clock to the next timer. Returns the ms that have passed since `restartWatch`; null without a timer. */
  nextTimer: () => number | null
  restartWatch: () => void
}

/** An environment with a clock at its start and no effects. */
export function createEnvironment(): Environment {
  const effects: Effect[] = []
  const clock = movableClock()
  const pending = new Set<(handlers: Record<string, RequestHandler>) => Promise<Answer[]>>()
  let watchStart = 0

  const request: Ports['request'] = (call) =>
    new Promise((resolve, reject) => {
      effects.push({ kind: 'request', request: call })
      const answersOf = (handlers: Record<string, RequestHandler>) =>
        answersOfServer(call, handlers, (response) => {
          pending.delete(answersOf)
          if (response) resolve(response)
          else reject(new TypeError('Failed to fetch'))
        })
      pending.add(answersOf)
      call.signal?.addEventListener('abort', () => pending.delete(answersOf))
    })

  const port: Environment['port'] = (results) => () =>
    new Promise((resolve) => {
      const answersOf = async () =>
        Object.entries(results).map(([label, result]) => ({
          label,
          give: () => {
            pending.delete(answersOf)
            resolve(result)
          },
        }))
      pending.add(answersOf)
    })

  return {
    ports: mockPorts({
      request,
      notify: ({ title, text }) => effects.push({ kind: 'toast', text: text ? `${title} ${text}` : title }),
      navigate: (path) => effects.push({ kind: 'redirect', path }),
      clock,
    }),
    port,
    takeEffects: () => effects.splice(0),
    hasEffects: () => effects.length > 0,
    restartWatch: () => {
      watchStart = clock.elapsed()
    },
    answers: async (handlers) => (await Promise.all([...pending].map((answersOf) => answersOf(handlers)))).flat(),
    nextTimer: () => {
      const due = clock.nextDue()
      if (due === undefined) return null
      clock.moveTo(due)
      return due - watchStart
    },
  }
}

type HttpAnswer = Awaited<ReturnType<Ports['request']>>

/** The answers of the handlers that are for this request. Null stands for a network error. */
async function answersOfServer(
  request: HttpRequest,
  handlers: Record<string, RequestHandler>,
  give: (answer: HttpAnswer | null) => void,
): Promise<Answer[]> {
  const url = new URL(request.path, 'http://localhost')
  const call = () => new Request(url, requestInit(request))
  // `pending` never answers.
  const answering = Object.entries(handlers).filter(([name]) => name !== 'pending')
  const answers = answering.map(async ([name, handler]): Promise<Answer[]> => {
    const response = await getResponse([handler], call(), { baseUrl: url.origin })
    if (!response) return []
    if (response.type === 'error') return [{ label: 'network error', request, give: () => give(null) }]
    const { ok, status, statusText } = response
    const text = await response.text()
    return [
      {
        label: `${status} ${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
        give: () => give({ ok, status, statusText, text }),
        request,
        response: { status, body: text },
      },
    ]
  })
  return (await Promise.all(answers)).flat()
}
