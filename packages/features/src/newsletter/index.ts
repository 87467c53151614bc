export { Newsletter } from './connected-newsletter.tsx'
export { NewsletterView, type NewsletterViewProps } from './newsletter-view.tsx'
export {
  newsletterMessages,
  type NewsletterError,
  type NewsletterFieldErrors,
  type NewsletterMessages,
  type NewsletterOffer,
  type NewsletterState,
  type Signup,
  type Subscribe,
  type WhenFree,
} from './newsletter.ts'
export { useNewsletter, type NewsletterHandle, type NewsletterOptions } from './use-newsletter.ts'
