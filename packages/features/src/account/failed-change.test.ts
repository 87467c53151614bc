import { expect, it } from 'vitest'
import type { Failure } from '../shared/form/submission.ts'
import { toFailedChange } from './failed-change.ts'

const title = 'Account not deleted'
const texts = { refused: 'That did not work.', unreachable: 'Network error.' }
const toast = (failure: Failure) => toFailedChange(failure, title, texts)

it('says that nothing was changed if the server has refused it', () => {
  const refusal = { ok: false, reason: 'refused', message: 'Wrong.', code: 'wrong_password' } as const
  expect(toast(refusal)).toEqual({ intent: 'danger', title, text: 'Wrong.' })
  // By its code alone.
  expect(toast({ ...refusal, message: undefined })).toEqual({ intent: 'danger', title, text: texts.refused })
})

it.each<[string, Failure, string]>([
  ['no answer', { ok: false, reason: 'unreachable' }, 'Network error.'],
  ['an answer of a proxy', { ok: false, reason: 'refused' }, 'That did not work.'],
  [
    'the second answer to a request that was sent again',
    { ok: false, reason: 'refused', message: 'You are signed out.', code: 'signed_out' },
    'You are signed out.',
  ],
])('ACCOUNT-16 ACCOUNT-20 does not say so after %s, as it may have been changed', (_, failure, text) => {
  expect(toast(failure)).toEqual({ intent: 'danger', title: text })
})
