import { expect, it } from 'vitest'
import { createPageSession } from './page-session.ts'

it('knows its user until it is closed, with the fields that pages show', () => {
  const session = createPageSession()
  expect(session.read()).toEqual({ status: 'signed-out' })
  session.open({ id: '7', name: 'Ada', email: 'ada@example.org' })
  expect(session.read()).toEqual({ status: 'signed-in', user: { name: 'Ada', email: 'ada@example.org' } })
  expect(createPageSession().read()).toEqual({ status: 'signed-out' })
  session.close()
  expect(session.read()).toEqual({ status: 'signed-out' })
})
