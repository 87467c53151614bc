import * as v from 'valibot'
import { expect, it } from 'vitest'
import { errorResponse } from './account.ts'

it('CALLS-02 does not parse a success as an error', () => {
  expect(v.is(errorResponse, { success: false, message: 'Wrong' })).toBe(true)
  expect(v.is(errorResponse, { success: true, message: 'Wrong' })).toBe(false)
})
