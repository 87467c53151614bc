import * as v from 'valibot'
import { expect, it } from 'vitest'
import { errorAnswer } from './account.ts'

it('CALLS-02 takes no success for a refusal', () => {
  expect(v.is(errorAnswer, { success: false, message: 'Wrong' })).toBe(true)
  expect(v.is(errorAnswer, { success: true, message: 'Wrong' })).toBe(false)
})
