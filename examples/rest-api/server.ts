import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'

interface Member {
  fullName: string
  mail: string
  /** As it was typed, since nothing here outlives the process. Store a hash of it. */
  secret: string
  isConfirmed: boolean
  failures: number
}

type Input = Partial<Record<string, string>>
interface Answer {
  status: number
  body?: object
  /** The new session, for the cookie. */
  session?: string
}

/** An API whose paths, methods, names and refusals are not those of the contract. */
function createApi() {
  const members = new Map<string, Member>()
  const sessions = new Map<string, Member>()
  const links = new Map<string, Member>()
  /** The mails that a server of yours would send, the newest first: `GET /outbox`. */
  const outbox: { to: string; text: string }[] = []

  const find = ({ mail = '' }: Input) => members.get(mail.toLowerCase())
  const show = ({ fullName, mail }: Member) => ({ member: { fullName, mail } })
  const refuse = (status: number, type: string, detail: string, waitSeconds?: number) => ({
    status,
    body: { type, detail, waitSeconds },
  })
  const tooShort = ({ secret = '' }: Input) =>
    secret.length < 8 ? refuse(422, 'short-secret', 'Eight characters at least, please.') : undefined

  /** Mails a link, which opens once. An address without a member gets none, and the response is the same. */
  function mailLink(member: Member | undefined, page: string): Answer {
    const key = randomUUID()
    if (member) links.set(key, member)
    if (member) outbox.unshift({ to: member.mail, text: `Your link: ${page}${key}` })
    return { status: 202 }
  }
  /** Uses a link for something. */
  function open({ key = '' }: Input, use: (member: Member) => Answer): Answer {
    const member = links.get(key)
    links.delete(key)
    return member ? use(member) : refuse(410, 'used-link', 'That link has been used.')
  }
  function startSession(member: Member): Answer {
    const session = randomUUID()
    sessions.set(session, member)
    return { status: 200, body: show(member), session }
  }

  const calls: Record<string, (input: Input, session: string, origin: string) => Answer> = {
    'POST /v1/sessions'({ login, secret }) {
      const member = find({ mail: login })
      if (member && member.failures >= 3) return refuse(429, 'slow-down', 'Please wait a little.', 30)
      if (member) member.failures = member.secret === secret ? 0 : member.failures + 1
      if (!member || member.failures > 0) return refuse(403, 'wrong-login', 'That is not your password.')
      return member.isConfirmed ? startSession(member) : refuse(409, 'unconfirmed', 'Please open our mail first.')
    },
    'GET /v1/sessions/mine'(_, session) {
      const member = sessions.get(session)
      return { status: 200, body: member ? show(member) : {} }
    },
    'DELETE /v1/sessions/mine'(_, session) {
      sessions.delete(session)
      return { status: 204 }
    },
    'POST /v1/members'(input, _, origin) {
      const { fullName = '', secret = '', mail = '' } = input
      const member = { fullName, secret, mail: mail.toLowerCase(), isConfirmed: false, failures: 0 }
      const refusal = tooShort(input)
      if (!refusal && !find(input)) members.set(member.mail, member)
      return refusal ?? mailLink(find(input), `${origin}/auth/verify-email?token_hash=`)
    },
    'POST /v1/members/mails': (input, _, origin) => mailLink(find(input), `${origin}/auth/verify-email?token_hash=`),
    'POST /v1/members/confirmation': (input) =>
      open(input, (member) => {
        member.isConfirmed = true
        return startSession(member)
      }),
    'POST /v1/secrets/mails': (input, _, origin) => mailLink(find(input), `${origin}/auth/update-password?key=`),
    'PUT /v1/secrets': (input) =>
      tooShort(input) ??
      open(input, (member) => {
        Object.assign(member, { secret: input.secret, failures: 0 })
        return { status: 204 }
      }),
  }
  return { calls, outbox }
}

const { calls, outbox } = createApi()

/** Answers the API's calls and the outbox; leaves everything else to Vite. */
export async function backEnd(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const { method, url = '', headers } = request
  if (url === '/outbox') return void response.end(JSON.stringify(outbox))
  const call = calls[`${method} ${url}`]
  if (!call) return next()
  const input = method === 'POST' || method === 'PUT' ? ((await json(request)) as Input) : {}
  const cookie = headers.cookie?.match(/acme=([\w-]+)/)?.[1] ?? ''
  const { status, body, session } = call(input, cookie, `http://${headers.host}`)
  if (session) response.setHeader('Set-Cookie', `acme=${session}; HttpOnly; SameSite=Lax; Path=/`)
  return void response.writeHead(status, { 'Content-Type': 'application/json' }).end(body && JSON.stringify(body))
}
