import { setTimeout as sleep } from 'node:timers/promises'
import { apiRoutes } from '@summit/contract'

/** What the load has seen. */
export interface Tally {
  requests: number
  /** Not answered, or with 503 or 429: the client may try again. */
  unavailable: number
  /** Addresses whose newsletter sign-up was answered with success. */
  acknowledged: Set<string>
  /** Responses that no fault excuses. */
  wrong: string[]
}

/** Credentials of the demo account. */
export const demo = { email: 'demo@summit.test', password: 'soak-password' }

const pick = <T>(list: readonly T[]): T => {
  const item = list[Math.floor(Math.random() * list.length)]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

/** Visits the servers like a number of visitors until the signal is aborted. */
export async function runLoad(urls: string[], visitors: number, tally: Tally, signal: AbortSignal): Promise<void> {
  let signUps = 0

  /** Sends a request to any server. Undefined if the server cannot answer, which a fault explains. */
  const send = async (
    path: string,
    init?: RequestInit,
  ): Promise<{ status: number; text: string; cookie: string } | undefined> => {
    tally.requests++
    try {
      const response = await fetch(pick(urls) + path, { ...init, signal: AbortSignal.timeout(15_000) })
      const text = await response.text()
      if (/\n {4}at |node_modules/.test(text)) tally.wrong.push(`${path}: a stack trace`)
      // Many concurrent sign-ins to one account are delayed with 429.
      if (response.status === 503 || response.status === 429) {
        tally.unavailable++
        return undefined
      }
      return { status: response.status, text, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    } catch {
      tally.unavailable++
      return undefined
    }
  }
  const post = (path: string, body: unknown) =>
    send(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const expectStatus = (what: string, answer: { status: number } | undefined, status: number) => {
    if (answer && answer.status !== status) tally.wrong.push(`${what}: ${answer.status} instead of ${status}`)
  }

  const actions = [
    async () => {
      const email = `visitor-${(signUps += 1)}@example.org`
      const answer = await post(apiRoutes.newsletterSignup, {
        email,
        name: null,
        source: 'popup',
        leadMagnet: 'free_workout_pdf',
      })
      expectStatus('newsletter', answer, 200)
      if (answer?.status === 200) tally.acknowledged.add(email)
    },
    async () => {
      const answer = await post(apiRoutes.login, demo)
      expectStatus('sign-in', answer, 200)
      if (answer?.status !== 200) return
      const headers = { Cookie: answer.cookie }
      const session = await send(apiRoutes.session, { headers })
      expectStatus('session', session, 200)
      if (session && !session.text.includes(demo.email)) tally.wrong.push(`session: ${session.text}`)
      const ended = await send(apiRoutes.logout, { method: 'POST', headers })
      if (ended) expectStatus('ended session', await send(apiRoutes.session, { headers }), 401)
    },
    async () => expectStatus('page', await send('/'), 200),
    async () => expectStatus('no page', await send('/nowhere'), 404),
    async () => expectStatus('invalid call', await post(apiRoutes.newsletterSignup, { email: 'nobody' }), 400),
    async () => expectStatus('liveness', await send('/api/live'), 200),
  ]
  const visit = async () => {
    while (!signal.aborted) {
      await pick(actions)()
      await sleep(Math.random() * 100)
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
}
