import { apiRoutes, contactResponse } from '@summit/contract'
import type { Check } from '../check.ts'
import {
  type Client,
  expectBody,
  expectRefusal,
  expectStatus,
  expectThat,
  type HttpResponse,
  Skipped,
} from '../client.ts'

const enquiry = { name: 'Conformance check', subject: 'Conformance check', message: 'This enquiry is a check.' }

/** Sends an enquiry. Skips the check where there is no contact call. */
async function send(client: Client, body: unknown): Promise<HttpResponse> {
  const response = await client(apiRoutes.contact, { body })
  if (response.status === 404) throw new Skipped('It has no contact call: the contact form is a demo.')
  return response
}

/** The contact form. */
export const contactChecks: Check[] = [
  {
    id: 'contact',
    feature: 'contact',
    title: 'An enquiry is answered with success: true',
    async run({ client, subscriber }) {
      if (!subscriber) throw new Skipped('It would send a mail: give an address of yours with --subscriber.')
      const response = await send(client, { ...enquiry, email: subscriber })
      expectStatus(response, '2xx')
      expectThat(expectBody(response, contactResponse).success, response, 'was answered without success: true')
    },
  },
  {
    id: 'contact-malformed',
    feature: 'contact',
    title: 'An enquiry without an email address is refused with 4xx and a message',
    async run({ client }) {
      const response = await send(client, { ...enquiry, email: 'no address' })
      expectRefusal(response)
    },
  },
]
