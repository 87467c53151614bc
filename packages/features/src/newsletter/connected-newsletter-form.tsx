'use client'

import { NewsletterFormView, type NewsletterFormParts } from './newsletter-form-view.tsx'
import { useNewsletter, type NewsletterOptions } from './use-newsletter.ts'

export interface NewsletterFormProps extends NewsletterOptions, NewsletterFormParts {}

/**
 * The newsletter's form alone, connected: {@link NewsletterFormView} with {@link useNewsletter}. In a dialog that the
 * visitor opens, pass `isRequested`, and close it in `onSuccess`.
 */
export function NewsletterForm({ isDue = false, ...props }: NewsletterFormProps) {
  return <NewsletterFormView {...props} newsletter={useNewsletter({ ...props, isDue })} />
}
