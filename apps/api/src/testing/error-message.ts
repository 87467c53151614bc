import { errorResponse } from '@summit/contract'
import * as v from 'valibot'
import { expect } from 'vitest'

/** The two error formats: the contract's, and the authentication service's. */
const reported = v.union([errorResponse, v.strictObject({ code: v.string(), message: v.string() })])

/** The message of an error response. Fails if the response is not JSON in one of the two formats. */
export async function errorMessage(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  return v.parse(reported, await response.json()).message
}
