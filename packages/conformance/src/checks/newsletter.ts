import { apiRoutes, errorResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Check } from '../check.ts'
import { expectBody, expectStatus, Skipped } from '../client.ts'

const offer = { name: null, source: 'popup', leadMagnet: 'free_workout_pdf' }

/** The newsletter. */
export const newsletterChecks: Check[] = [
  {
    id: 'newsletter',
    feature: 'newsletter',
    title: 'A newsletter sign-up is answered with success: true',
    async run({ client, subscriber }) {
      if (!subscriber) throw new Skipped('It would send a mail: give an address of yours with --subscriber.')
      const response = await client(apiRoutes.newsletterSignup, { body: { ...offer, email: subscriber } })
      expectStatus(response, '2xx')
      expectBody(response, v.object({ success: v.literal(true) }))
    },
  },
  {
    id: 'newsletter-malformed',
    feature: 'newsletter',
    title: 'A newsletter sign-up without an email address is answered with success: false and a message',
    async run({ client }) {
      const response = await client(apiRoutes.newsletterSignup, { body: { ...offer, email: 'no address' } })
      expectBody(response, errorResponse)
    },
  },
]
