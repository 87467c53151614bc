import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { unavailable } from '../auth/supabase/supabase-client.ts'
import { errorHandler } from './errors.ts'
import { createLog } from './log.ts'

async function answerTo(error: Error) {
  let written = ''
  const app = new Hono()
  app.onError(errorHandler(createLog({ write: (line: string) => (written += line) })))
  app.get('/', () => {
    throw error
  })
  const { status, headers } = await app.request('/')
  return { status, retryAfter: headers.get('Retry-After'), written }
}

it.each(['53300', '57P03', '28P01', '08006', 'ECONNREFUSED'])(
  'a database connection refused with %s is answered with 503 and Retry-After',
  async (code) => {
    const answer = await answerTo(Object.assign(new Error('refused'), { code }))
    expect(answer).toMatchObject({ status: 503, retryAfter: '5' })
  },
)

it('an unexpected error is answered with 500', async () => {
  expect(await answerTo(new Error('broken'))).toMatchObject({ status: 500, retryAfter: null })
})

it('the log has the cause of an unreachable authentication service', async () => {
  const { status, written } = await answerTo(unavailable(new Error('getaddrinfo ENOTFOUND project.supabase.co')))
  expect(status).toBe(502)
  expect(written).toContain('ENOTFOUND project.supabase.co')
})
