import type { Config } from '../shared/config/use-config.ts'
import type { Section } from '../shared/drawings/document.ts'

/** The texts of the Terms of Service. Their prices are not those of the pricing page. */
export const termsMessages = {
  title: 'Terms of Service',
  updated: 'Last updated January 15, 2025',
  contents: 'Sections of these terms',
  sections: ({ brand }: Pick<Config, 'brand'>): readonly Section[] => [
    {
      title: 'What you agree to',
      paragraphs: [
        `These terms are a contract between you and ${brand.name} (“we” or “us”). They cover the app and this website, and they apply as soon as you install the app or use the website.`,
        'If you do not agree to them, please use neither. If you use the app or the website for a club or a company, you agree on its behalf and confirm that you are authorized to do so.',
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        'You must be at least 16 years old. If you are between 13 and 15, you may use the app with the consent of a parent or guardian who has read these terms.',
        'If the law of your country sets a higher age, that age applies.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Accounts are created in the app, and each account is for one person. Use your own name and an email address you check: that is where password reset links are sent.',
        'You are responsible for what is done with your password. If someone else knows it, reset it from the sign-in page, then tell us.',
      ],
    },
    {
      title: 'The Free plan',
      paragraphs: [
        'The Free plan offers 50+ exercises, needs no payment card and does not expire. We may replace exercises, but we will not reduce their number.',
        'What you log on the Free plan stays readable, even if you later start or end a subscription.',
      ],
    },
    {
      title: 'What Premium costs',
      paragraphs: [
        'Premium is sold in the app, through the store you got the app from. There are three ways to pay. The store may add tax and convert the price into your currency; the amount it shows before you confirm is the amount you pay.',
      ],
      entries: [
        { term: 'Monthly', text: '$6.99/month' },
        { term: 'Annual', text: '$44.99/year' },
        { term: 'Lifetime', text: '$199.99 one-time' },
      ],
    },
    {
      title: 'The free trial',
      paragraphs: [
        'Your first Premium subscription begins with a 7-day free trial. Each person gets one trial, however many devices they use.',
        'If you cancel at least 24 hours before the trial ends, you pay nothing. Otherwise, on the eighth day, you are charged the price you confirmed.',
      ],
    },
    {
      title: 'Renewal and cancellation',
      paragraphs: [
        'Monthly and Annual subscriptions renew automatically for another period of the same length. To stop the renewal, cancel in the settings of your store at least 24 hours before the current period ends. Deleting the app does not cancel anything.',
        'After you cancel, Premium stays active until the end of the period you have paid for. Lifetime does not renew.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'The store takes your payment, so only the store can refund it, under its own rules. We never see your card and cannot issue refunds.',
        'This does not affect the rights that your country’s law gives you as a consumer, such as the right to withdraw from a purchase within a certain number of days.',
      ],
    },
    {
      title: 'Training at your own risk',
      paragraphs: [
        `${brand.name} plans exercise. It is not a doctor, it knows only what you tell it, and it cannot see how you land. If you are ill, injured or pregnant, or have not exercised for a long time, ask a doctor first.`,
        'Stop if something hurts that should not. Do not log a set while you are belaying.',
      ],
    },
    {
      title: 'What belongs to you',
      paragraphs: [
        'Your log, your recipes and what you say to the app belong to you. We store and process them to run your plan, and for nothing else.',
        'In a challenge, your team sees your first name and your meters. When you leave the challenge, they no longer see either.',
      ],
    },
    {
      title: 'What belongs to us',
      paragraphs: [
        'The app, the videos, the training plans, the drawings and the name belong to us or are licensed to us. You may use them for yourself, on as many of your own devices as you like.',
        'You may print the workout PDF and give unchanged copies to friends. You may not sell it, and you may not copy the videos.',
      ],
    },
    {
      title: 'Playing fair',
      paragraphs: [
        'Do not break into the service, reverse-engineer it, overload it or scrape it. In challenges, do not make up meters that others work for, and do not bully your teammates.',
        'If you break these rules, we may suspend your account, and we will email you the reason. In serious cases we close an account at once; otherwise we warn you first.',
      ],
    },
    {
      title: 'Our liability',
      paragraphs: [
        'We work with care and fix what breaks, but we cannot promise that the service is free of errors or that you reach a particular result: strength depends on more than an app.',
        'For harm we cause on purpose or through gross negligence, and for injury to life or health, we are liable as the law provides. For anything else we are liable only for foreseeable loss, and for no more than you paid us in the twelve months before it occurred.',
      ],
    },
    {
      title: 'Support, and changes to these terms',
      paragraphs: [
        'Our support team answers questions about accounts and subscriptions within 5 business days.',
        'We may change these terms. We give you 30 days notice of material changes, in the app and by email; if you disagree, you can end the contract before they take effect. Minor corrections appear here with a new date.',
      ],
    },
    {
      title: 'Governing law and contact',
      paragraphs: [
        'The law of California applies. If you live elsewhere, you keep any consumer protection that your own law does not allow a contract to take away. If one of these terms turns out to be invalid, the others still apply.',
        `Please write to ${brand.contact.email} before you go to court. Most problems are settled in two emails.`,
      ],
    },
  ],
}
export type TermsMessages = typeof termsMessages
