import { Hono } from 'hono'
import pino from 'pino'
import { expect, it } from 'vitest'
import { answerErrors } from './errors.ts'

async function answerTo(error: Error) {
  const app = new Hono()
  app.onError(answerErrors(pino({ level: 'silent' })))
  app.get('/', () => {
    throw error
  })
  const { status, headers } = await app.request('/')
  return { status, retryAfter: headers.get('Retry-After') }
}

it.each(['53300', '57P03', '28P01', '08006', 'ECONNREFUSED'])(
  'a connection that the database refuses with %s is answered with 503 and when to try again',
  async (code) => {
    expect(await answerTo(Object.assign(new Error('refused'), { code }))).toEqual({ status: 503, retryAfter: '5' })
  },
)

it('an error of our own is answered with 500', async () => {
  expect(await answerTo(new Error('broken'))).toEqual({ status: 500, retryAfter: null })
})
