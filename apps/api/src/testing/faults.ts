import { errorResponse } from '@summit/contract'
import * as v from 'valibot'
import { expect } from 'vitest'

/** The two forms in which a fault is reported: the contract's, and the authentication service's. */
const reported = v.union([errorResponse, v.strictObject({ code: v.string(), message: v.string() })])

/** The message of the fault that an answer reports. Fails on an answer that is not JSON in one of these forms. */
export async function faultOf(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return v.parse(reported, await response.json()).message
}
