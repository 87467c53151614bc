import type { Section } from '../shared/document/document.ts'

/** What the terms name of the product. */
export interface TermsParty {
  product: string
  /** Where questions go. */
  email: string
}

/** The Terms of Service: 15 sections (TERMS-01). Their prices are their own; the pricing page states others (T-02). */
export const termsMessages = {
  title: 'Terms of Service',
  updated: 'Last updated January 15, 2025',
  contents: 'The fifteen sections',
  sections: ({ product, email }: TermsParty): readonly Section[] => [
    {
      title: 'What you agree to',
      paragraphs: [
        `These terms are a contract between you and the makers of ${product}. They cover the app and this website, and they begin when you install the one or use the other.`,
        'If there is something here that you cannot agree to, please do not use either. If you use them for a club or a company, you agree for it and need its leave.',
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        'You have to be 16 or older. From 13 on you may use the app with a parent who has read this page and said yes.',
        'A country whose law asks for a higher age decides by its own law.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Accounts are made in the app and belong to one person each. Give a name you answer to and an address you read, because that is where a new password is sent.',
        'What is done with your password counts as done by you. If somebody else has it, change it on the sign-in screen and then tell us.',
      ],
    },
    {
      title: 'The Free plan',
      paragraphs: [
        'It offers 50+ exercises, asks for no card and has no end date. We may exchange exercises for others; the number only goes up.',
        'What you logged on the Free plan stays readable whatever you subscribe to later, or stop subscribing to.',
      ],
    },
    {
      title: 'What Premium costs',
      paragraphs: [
        'Premium is sold in the app through the store that the app came from, in three ways. Stores may add tax and convert into your currency; the sum they show before you confirm is the one that counts.',
      ],
      entries: [
        { term: 'Monthly', text: '$6.99/month' },
        { term: 'Annual', text: '$44.99/year' },
        { term: 'Lifetime', text: '$199.99 one-time' },
      ],
    },
    {
      title: 'The trial',
      paragraphs: [
        'Your first Premium subscription begins with 7 days for which nothing is charged. There is one such trial to a person, not one to a device.',
        'Cancelled in time, it ends without a bill. Otherwise the price that you confirmed falls due on the eighth day.',
      ],
    },
    {
      title: 'Renewal and how to stop it',
      paragraphs: [
        'Monthly and Annual renew by themselves for the same length. To stop that, cancel in the settings of your store at least 24 hours before the current period ends; taking the app off the phone does not cancel anything.',
        'Premium then lasts until the period you paid for is over. Lifetime has no renewal.',
      ],
    },
    {
      title: 'Money back',
      paragraphs: [
        'The store took the payment, so the store gives it back, by its own rules and through its own form. We cannot see your card and cannot refund it.',
        'Rights that your country gives to consumers, such as changing your mind within a number of days, are not touched by this.',
      ],
    },
    {
      title: 'Training at your own risk',
      paragraphs: [
        `${product} plans exercise. It is no doctor, does not know what it has not been told, and cannot see how you land. If you are ill, injured, pregnant or long out of practice, ask somebody with a licence first.`,
        'Stop when something hurts that should not. Do not log a set while you belay.',
      ],
    },
    {
      title: 'What stays yours',
      paragraphs: [
        'Your log, your recipes and whatever you say to the app are yours. We store and process them to run the plan for you, and for nothing else.',
        'In a challenge your team sees your first name and your metres. Leave the challenge, and they see neither.',
      ],
    },
    {
      title: 'What stays ours',
      paragraphs: [
        'The app, the films, the training plans, the drawings and the name are ours or licensed to us. You may use them yourself, on as many devices as you own.',
        'The workout PDF may be printed and given to friends as it is. Selling it, or filming the films, is not allowed.',
      ],
    },
    {
      title: 'Playing fair',
      paragraphs: [
        'Do not break in, take the service apart, flood it, or read it out by machine. Do not invent metres in a challenge that others sweat for, and do not make anybody’s team a place they dread.',
        'We may suspend an account that does, and say why in a mail. Grave cases are closed at once, others after a warning.',
      ],
    },
    {
      title: 'What we answer for',
      paragraphs: [
        'We work with care and fix what breaks, but promise neither a day without faults nor a certain result: strength depends on more than an app.',
        'For harm we did on purpose or through gross neglect, and for harm to life and body, we answer as the law says. Beyond that we answer for foreseeable loss only, and for no more than you paid us in the twelve months before.',
      ],
    },
    {
      title: 'Help, and changes to these terms',
      paragraphs: [
        'Questions about an account or a subscription get an answer from support within 5 business days.',
        'We may change these terms. Of material changes you get 30 days notice, in the app and by mail; if you disagree, you can end the contract until they take effect. Small corrections appear here with a new date.',
      ],
    },
    {
      title: 'Law, and who to write to',
      paragraphs: [
        'The law of California applies, together with whatever protection the law of your home gives consumers and does not let a contract take away. Should one sentence here not hold, the others do.',
        `Write to ${email} before you write to a court; most things are settled in two mails.`,
      ],
    },
  ],
}
export type TermsMessages = typeof termsMessages
