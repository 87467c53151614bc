import { apiRoutes, contactRequest, contactResponse } from '@summit/contract'
import * as v from 'valibot'
import type { HttpClient } from '../shared/request/request.ts'
import { serverMessage } from '../shared/server-message.ts'
import { enquiryFields, type Enquiry, type SendEnquiry } from './contact.ts'

/** Sends an enquiry over HTTP. A missing or unreadable response is a network error. */
export function sendEnquiryCall(request: HttpClient): SendEnquiry {
  return async (enquiry, signal) => {
    try {
      const { ok, text } = await request({ path: apiRoutes.contact, body: enquiry, signal })
      const { success, message } = v.parse(contactResponse, JSON.parse(text))
      if (ok && success) return { ok: true }
      return { ok: false, reason: 'refused', message: serverMessage(message), field: refusedField(enquiry) }
    } catch {
      return { ok: false, reason: 'unreachable' }
    }
  }
}

/** The field whose value the contract rejects, if any. The response does not name it. */
function refusedField(enquiry: Enquiry): keyof Enquiry | undefined {
  return enquiryFields.find((name) => !v.is(contactRequest.entries[name], enquiry[name]))
}
