export { Newsletter, type NewsletterProps } from './connected-newsletter.tsx'
export { NewsletterForm, type NewsletterFormProps } from './connected-newsletter-form.tsx'
export { NewsletterFormView, type NewsletterFormParts, type NewsletterFormViewProps } from './newsletter-form-view.tsx'
export { NewsletterView, type NewsletterParts, type NewsletterViewProps } from './newsletter-view.tsx'
export {
  newsletterMessages,
  type NewsletterError,
  type NewsletterFieldErrors,
  type NewsletterMessages,
  type NewsletterOffer,
  type NewsletterState,
  type Signup,
  type Subscribe,
} from './newsletter.ts'
export type { WhenIdle } from '../shared/ports/when-idle.ts'
export { useNewsletter, type NewsletterHandle, type NewsletterOptions } from './use-newsletter.ts'
