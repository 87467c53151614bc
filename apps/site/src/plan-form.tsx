import { newsletterMessages } from '@summit/brand/messages/newsletter'
import type { PlanFormProps } from '@summit/features/home'
import { NewsletterForm } from '@summit/features/newsletter'
import { NEWSLETTER_SEEN_KEY } from './newsletter-seen-key.ts'

/** The newsletter's form in the dialog of the workout plan, which the visitor has opened. */
export function PlanForm({ close }: PlanFormProps) {
  return (
    <NewsletterForm
      isRequested
      autoFocus
      seenKey={NEWSLETTER_SEEN_KEY}
      messages={newsletterMessages}
      onSuccess={close}
    />
  )
}
