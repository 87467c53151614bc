import { messageResponse } from '@summit/contract'
import * as v from 'valibot'
import { serverMessage } from './server-message.ts'

/** The message of an answer's body, where the body is JSON and has one that can be shown. */
export function messageIn(text: string): string | undefined {
  try {
    return serverMessage(v.parse(messageResponse, JSON.parse(text)).message)
  } catch {
    return undefined
  }
}
