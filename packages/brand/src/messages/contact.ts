import type { ContactMessages } from '@summit/features/contact'

/** Summit's own wording of the contact page. */
export const contactMessages = {
  title: 'Talk to a person.',
  lead: 'Questions, bugs, doubts about a knee: email us and a person replies within 24 hours.',
  emailNote: 'Read every day, weekends included',
  phoneNote: 'Monday-Friday 9AM-6PM PST',
  faqTitle: 'Questions we often hear',
  faq: [
    {
      question: 'I found a bug. What should I tell you?',
      answer: 'Your device, the app version (Settings\u00a0› About) and what you tapped last.',
    },
    {
      question: 'Can you cancel my subscription for me?',
      answer: 'No, only the store can. Open Subscriptions there: three taps.',
    },
    {
      question: 'Who answers the phone?',
      answer: 'The person who wrote or filmed what you are asking about, unless they are out on a hill.',
    },
  ],
} satisfies Partial<ContactMessages>
