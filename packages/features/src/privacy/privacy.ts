import type { Section } from '../shared/document/document.ts'

/** What the policy names of the product. */
export interface PrivacyParty {
  product: string
  /** Prefix of what is stored under a name. */
  shortName: string
  /** Where questions go. */
  email: string
}

/** The Privacy Policy (PRIVACY-01): what this site really stores and sends, as its code has it. */
export const privacyMessages = {
  title: 'Privacy Policy',
  lead: 'What this website keeps about you, where it lies and when it goes. It was written beside the code, and a test holds the two together.',
  contents: 'Sections of the policy',
  sections: ({ product, shortName, email }: PrivacyParty): readonly Section[] => [
    {
      title: 'In short',
      paragraphs: [
        'No advertising, no analytics, no fonts or pictures from elsewhere: your browser talks to this server and to nobody else. Reading these pages needs no cookie and leaves no profile.',
        `This page is about the website. The ${product} app has a policy of its own, which it shows before its first question.`,
      ],
    },
    {
      title: 'What lies in your browser',
      paragraphs: [
        'Four items can be there. Clearing the site’s data in the browser removes all of them, and nothing breaks but your being signed in.',
      ],
      entries: [
        {
          term: `${shortName}-user`,
          text: 'Your name and e-mail address, from signing in until you log out. Local storage.',
        },
        {
          term: `${shortName}-token`,
          text: 'The word “authenticated” and no secret, for as long. Local storage.',
        },
        {
          term: 'newsletter-popup-seen',
          text: 'The word “true”, once you have closed the pop-up or signed up in it, so that it stays closed. Local storage.',
        },
        {
          term: `${shortName}-recovery-…`,
          text: 'The pass to set a new password, while you do so. Gone with the tab. Session storage.',
        },
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Two, both out of reach of scripts and sent to this site only. There is no banner, because neither is set before you sign in.',
      ],
      entries: [
        {
          term: `${shortName}_session`,
          text: 'A random number that keeps you signed in: 30 days at most, 7 without a visit, none after logging out.',
        },
        {
          term: `${shortName}_oauth`,
          text: 'Set when you leave for Google or Apple, so that we know it is you who comes back. Gone on return.',
        },
      ],
    },
    {
      title: 'If you sign in',
      paragraphs: [
        'The server holds your name, your address, the day the account was made and whether it came by password, Google or Apple. Of a password it holds an Argon2id hash, from which the password cannot be read; of a link to a new one, a hash for 24 hours, and once it was opened, when that was, until the password is set or a week has passed.',
        'Of each signed-in browser it holds when it came and when it was last seen, and a hash of its cookie. Deleting the account deletes all of this with it.',
      ],
    },
    {
      title: 'If you want the workout PDF',
      paragraphs: [
        'The pop-up sends your address and, if you filled it in, your name. Both are stored with the day of signing up and the day of the last mail.',
        'Unsubscribing takes one press, from any mail that brought you the plan. We then forget your name and keep the address with the date, for one purpose: to leave it alone.',
      ],
    },
    {
      title: 'Mail on its way',
      paragraphs: [
        'A mail to you waits in our database until a mail server takes it, and is deleted the moment it does. One that nobody could deliver goes after 30 days. An address for which somebody asked for a new password waits there, too, for the moment until it is looked up.',
        'No mail has a tracking picture, and links lead straight to where they say.',
      ],
    },
    {
      title: 'Against guessing and flooding',
      paragraphs: [
        'Failed sign-ins are counted for a day by account, and for a quarter of an hour by network, as requests for mail are. The table holds hashes and numbers, neither names nor addresses.',
      ],
    },
    {
      title: 'What the log says',
      paragraphs: [
        'One line for each call: its method, its path, the outcome and how many milliseconds it took. No network address, no search terms, no cookie, nothing of what was sent. Reading a page writes no line at all.',
      ],
    },
    {
      title: 'Forms that keep to themselves',
      paragraphs: [
        'Signing up and writing to us are shown, not done: what you type into those two forms stays in the page and is gone when you leave it.',
      ],
    },
    {
      title: 'Others who may learn of you',
      paragraphs: [
        'Google or Apple, if you sign in through them: they learn that you did, we learn your name and address from them. The company that carries our mail, if you get one. The App Store, if you follow a link to it. We sell nothing to anyone.',
      ],
    },
    {
      title: 'Your say',
      paragraphs: [
        `Ask for a copy, a correction or for everything to be deleted: ${email}. You need give no reason. If our answer does not satisfy you, the data protection office of your country will hear you.`,
      ],
    },
  ],
}
export type PrivacyMessages = typeof privacyMessages
