import { HttpResponse } from 'msw'

/** A refusal, as the contract has it. */
export const refuse = (message: string, code: string, status = 422) =>
  HttpResponse.json({ success: false, message, code }, { status })
