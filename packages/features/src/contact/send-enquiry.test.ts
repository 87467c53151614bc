import { apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { mockServer } from '../mocks/server.test.helper.ts'
import { sendEnquiryCall } from './send-enquiry.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.' }
const { signal } = new AbortController()

const respondingWith = (status: number, body: unknown) => mockServer({ status, body }).request

it('posts the enquiry', async () => {
  const request = respondingWith(200, { success: true })
  expect(await sendEnquiryCall(request)(enquiry, signal)).toEqual({ ok: true })
  expect(request).toHaveBeenCalledExactlyOnceWith({ path: apiRoutes.contact, body: enquiry, signal })
})

it.each([
  [200, {}],
  [200, { success: false }],
  [500, { success: true }],
  [404, { success: false }],
])('was not sent when the server answers %i %j', async (status, body) => {
  const result = await sendEnquiryCall(respondingWith(status, body))(enquiry, signal)
  expect(result).toEqual({ ok: false, reason: 'refused', message: undefined, field: undefined })
})

it.each([
  [{}, undefined],
  [{ subject: 'x'.repeat(151) }, 'subject'],
  [{ message: 'x'.repeat(5001) }, 'message'],
  [{ email: 'ada' }, 'email'],
])('has the server’s message, and the field that the contract rejects: %j', async (change, field) => {
  const request = respondingWith(400, { success: false, message: 'Too long.' })
  const result = await sendEnquiryCall(request)({ ...enquiry, ...change }, signal)
  expect(result).toEqual({ ok: false, reason: 'refused', message: 'Too long.', field })
})

it.each([
  [502, '<h1>Bad gateway</h1>'],
  [204, ''],
])('rejects a response that cannot be read: %d %j', async (status, body) => {
  await expect(sendEnquiryCall(respondingWith(status, body))(enquiry, signal)).rejects.toThrow()
})
