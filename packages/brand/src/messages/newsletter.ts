import type { NewsletterMessages } from '@summit/features/newsletter'

/** Summit's own wording of the newsletter pop-up: subscribers get the workout plan. */
export const newsletterMessages = {
  title: 'Get Your FREE Workout PDF',
  text: 'Join 5K+ fitness enthusiasts and get our exclusive workout guide delivered to your inbox',
  plan: 'Four weeks uphill',
  submit: 'Get Free Workout PDF',
  sending: 'Getting Your PDF...',
  successText: 'Check your email for your free workout PDF!',
} satisfies Partial<NewsletterMessages>
