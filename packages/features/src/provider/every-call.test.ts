import { expect, it } from 'vitest'
import { mockServer } from '../mocks/server.test.helper.ts'
import type { HttpClient } from '../shared/ports/request.ts'

type Call = (request: HttpClient, options: object) => (...given: object[]) => Promise<unknown>

const modules = import.meta.glob<Record<string, Call>>(
  ['../**/*.ts', '!../**/*.{test,fixtures,browser}.ts', '!../**/*.test.helper.ts', '!../mocks/*'],
  { eager: true },
)

/** Those whose success the status alone decides, by the specification. */
const byStatus = ['redeemCodeCall', 'sendResetLinkCall', 'updatePasswordCall']

const calls = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  // What is only loaded announces no success, and attempts are made of two calls.
  .filter(([name]) => /^(?!find|attempt)\w+Call$/.test(name) && !byStatus.includes(name))

it.each(calls)('%s takes no page of a proxy or a captive portal for an answer', async (_, call) => {
  const { request } = mockServer({ body: '<!doctype html><title>Sign in to the network</title>' })
  const values = { email: 'ada@example.org', password: 'high and dry' }
  const result = await call(request, {})(values, new AbortController().signal).catch(() => ({ ok: false }))
  expect(request).toHaveBeenCalled()
  expect(result).toEqual({ ok: false })
})
