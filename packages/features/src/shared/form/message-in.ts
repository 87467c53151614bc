import { messageResponse } from '@summit/contract'
import * as v from 'valibot'
import { serverMessage } from './server-message.ts'

/** The message in a JSON response body, if it can be shown. */
export function readMessage(text: string): string | undefined {
  try {
    return serverMessage(v.parse(messageResponse, JSON.parse(text)).message)
  } catch {
    return undefined
  }
}
