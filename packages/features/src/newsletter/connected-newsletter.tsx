'use client'

import { NewsletterView } from './newsletter-view.tsx'
import { useNewsletter, type NewsletterOptions } from './use-newsletter.ts'

/** The newsletter pop-up, connected: {@link NewsletterView} with {@link useNewsletter}. Every prop is optional. */
export function Newsletter(props: NewsletterOptions) {
  return <NewsletterView newsletter={useNewsletter(props)} />
}
