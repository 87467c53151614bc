import { DrizzleQueryError } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { unavailable } from '../auth/supabase/supabase-client.ts'
import { DatabaseUnavailableError } from '../database/database.ts'
import { QueueFullError } from '../shared/bounded-queue.ts'
import { errorMessage } from '../testing/error-message.ts'
import { errorHandler } from './errors.ts'
import { createLog } from './log.ts'

async function answerTo(error: Error) {
  let written = ''
  const app = new Hono()
  app.onError(errorHandler(createLog({ write: (line: string) => (written += line) })))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  return { response, status: response.status, retryAfter: response.headers.get('Retry-After'), written }
}

it.each(['53300', '57P03', '28P01', '08006', 'ECONNREFUSED'])(
  'a database connection refused with %s is answered with 503 and Retry-After',
  async (code) => {
    const answer = await answerTo(Object.assign(new Error('refused'), { code }))
    expect(answer).toMatchObject({ status: 503, retryAfter: '5' })
  },
)

it.each(['0A000', '22P02', '23505', '42601', '42P01'])(
  'a statement that is refused with %s is a fault of ours, answered with 500 and logged as an error',
  async (code) => {
    const cause = Object.assign(new Error('syntax error at or near "selct"'), { code })
    const answer = await answerTo(new DrizzleQueryError('selct', ['secret'], cause))
    expect(answer).toMatchObject({ status: 500, retryAfter: null })
    expect(JSON.parse(answer.written)).toMatchObject({ level: 50, err: { message: cause.message } })
    expect(answer.written).not.toContain('secret')
  },
)

it.each(['40001', '40P01', '53100', '57014', '25006'])(
  'a statement that fails with %s may succeed later, and is answered with 503',
  async (code) => {
    const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code })
    expect(await answerTo(new DrizzleQueryError('select', [], cause))).toMatchObject({ status: 503, retryAfter: '5' })
  },
)

it.each<[Error, number, string | null, RegExp]>([
  [new DatabaseUnavailableError('The database is opening.'), 503, '5', /^The service is not available/],
  [new DrizzleQueryError('select', [], new Error('terminated')), 503, '5', /^The service is not available/],
  [new Error('Connection terminated unexpectedly'), 503, '5', /^The service is not available/],
  [new QueueFullError(), 503, '1', /^The server is busy/],
  [new TypeError('secret detail'), 500, null, /^Something went wrong/],
])('%s is answered with %i and no detail', async (error, status, retryAfter, message) => {
  const answer = await answerTo(error)
  expect(answer).toMatchObject({ status, retryAfter })
  expect(await errorMessage(answer.response)).toMatch(message)
})

it('the log has the cause of an unreachable authentication service', async () => {
  const { status, written } = await answerTo(unavailable(new Error('getaddrinfo ENOTFOUND project.supabase.co')))
  expect(status).toBe(502)
  expect(written).toContain('ENOTFOUND project.supabase.co')
})
