import { apiRoutes, contactRequest, contactResponse } from '@summit/contract'
import type { HttpClient } from '../shared/ports/request.ts'
import { postForm } from '../shared/form/post-form.ts'
import { enquiryFields, type SendEnquiry } from './contact.ts'

/** Sends an enquiry over HTTP. */
export function sendEnquiryCall(request: HttpClient): SendEnquiry {
  return async (body, signal) => {
    const result = await postForm(request, {
      path: apiRoutes.contact,
      body,
      fields: enquiryFields,
      schema: contactRequest,
      response: contactResponse,
      signal,
    })
    return result.ok ? { ok: true } : result
  }
}
