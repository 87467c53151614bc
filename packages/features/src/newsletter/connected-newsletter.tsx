'use client'

import { NewsletterView, type NewsletterParts } from './newsletter-view.tsx'
import { useNewsletter, type NewsletterOptions } from './use-newsletter.ts'

export interface NewsletterProps extends NewsletterOptions, NewsletterParts {}

/** The newsletter pop-up, connected: {@link NewsletterView} with {@link useNewsletter}. Every prop is optional. */
export function Newsletter(props: NewsletterProps) {
  return <NewsletterView {...props} newsletter={useNewsletter(props)} />
}
