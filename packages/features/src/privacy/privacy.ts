import type { Brand } from '../shared/config/brand.ts'
import type { Config } from '../shared/config/use-config.ts'
import type { Section } from '../shared/drawings/document.ts'
import {
  getContactDraftKey,
  getRecoveryPrefix,
  getTokenKey,
  getUserKey,
  getLastProviderKey,
  getVerificationPrefix,
} from '../shared/ports/storage-keys.ts'

/** The values that the Privacy Policy names. */
export interface PrivacySubject extends Pick<Config, 'brand' | 'storagePrefix' | 'sendsEnquiries' | 'createsAccounts'> {
  /** The storage key of the newsletter pop-up's flag. */
  newsletterSeenKey: string
}

/** The texts of the Privacy Policy. It states what this site stores and sends; an end-to-end test compares the two. */
export const privacyMessages = {
  title: 'Privacy Policy',
  lead: 'What this website stores about you, where, and for how long. Last updated November 28, 2026.',
  contents: 'Sections of this policy',
  sections: ({
    brand,
    storagePrefix,
    newsletterSeenKey,
    sendsEnquiries,
    createsAccounts,
  }: PrivacySubject): readonly Section[] => [
    {
      title: 'In short',
      paragraphs: [
        'No advertising, no analytics, no fonts or images from other companies: your browser talks to our server and to nobody else. Reading these pages sets no cookies and builds no profile of you.',
        `This policy covers the website. The ${brand.name} app has its own privacy policy, which it shows you before it asks you anything.`,
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        `The controller of your personal data is ${getController(brand)} (“we” or “us”). Send privacy questions to ${brand.contact.email}.`,
      ],
    },
    {
      title: 'What your browser stores',
      paragraphs: [
        `Up to ${createsAccounts ? 'seven' : 'five'} items. If you clear this site’s data in your browser, all of them are gone: you are signed out, and the newsletter pop-up may appear again.`,
      ],
      entries: [
        {
          term: getUserKey(storagePrefix),
          text: 'Your name and email address, from when you sign in until you log out. Local storage.',
        },
        {
          term: getTokenKey(storagePrefix),
          text: 'The word “authenticated”, which is no secret, for the same time. Local storage.',
        },
        {
          term: newsletterSeenKey,
          text: 'The word “true”, once you have closed the newsletter pop-up or signed up in it, so that it stays closed. Local storage.',
        },
        {
          term: `${getRecoveryPrefix(storagePrefix)}…`,
          text: 'Permission to set a new password, while you set it. Deleted when you close the tab. Session storage.',
        },
        ...(createsAccounts
          ? [
              {
                term: `${getVerificationPrefix(storagePrefix)}…`,
                text: 'The link that verifies your email address, while it is checked. Deleted when you close the tab. Session storage.',
              },
              {
                term: getLastProviderKey(storagePrefix),
                text: 'Whether you used Google or Apple when you last signed in with one of them, so that the sign-in page can mark it. It stays when you log out. Local storage.',
              },
            ]
          : []),
        {
          term: getContactDraftKey(storagePrefix),
          text: 'What you type into the contact form, until you send it. Deleted when you close the tab. Session storage.',
        },
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        `${createsAccounts ? 'Four' : 'Two'}. Scripts cannot read them, and your browser sends them to this site only. There is no cookie banner because ${createsAccounts ? 'none' : 'neither'} is set until you choose to sign in${createsAccounts ? ' or to sign up' : ''}.`,
      ],
      entries: [
        {
          term: `${brand.shortName}_session`,
          text: 'A random number that keeps you signed in: for 30 days at most, for 7 days without a visit, or until you log out.',
        },
        {
          term: `${brand.shortName}_oauth`,
          text: 'Set when you leave for Google or Apple, so that we know it is you who comes back. Deleted when you return.',
        },
        ...(createsAccounts
          ? [
              {
                term: `${brand.shortName}_signup`,
                text: 'Set when you sign up, so that the link in our email signs you in here. Deleted when you open it, or after 24 hours.',
              },
              {
                term: `${brand.shortName}_second_step`,
                text: 'Set when you sign in with two-factor authentication, until you enter the code: for 10 minutes at most.',
              },
            ]
          : []),
      ],
    },
    {
      title: 'If you sign in',
      paragraphs: [
        `Our server stores your name, your email address, the date your account was created, and whether you used a password, Google or Apple. It stores your password only as an Argon2id hash, from which the password cannot be read. If you request a password reset link, it stores a hash of the link for 24 hours. Once the link has been opened, it also stores when, until you set the password or a week has passed.${createsAccounts ? ' If you ask for a code to sign in with, it stores a hash of the code for 10 minutes, and so long a new address that you change to, until you confirm it. If you add a passkey, it stores its public key, the browser and system that added it, and when it was added and last used, until you remove it. Your fingerprint, face or PIN never leave your device. If you link Google or Apple, it stores your id and email address there, and when you linked it, until you remove it. If you enable two-factor authentication, it stores the secret that it shares with your authenticator app, and hashes of your recovery codes, until you disable it.' : ''}`,
        'For each browser you sign in with, it stores when you signed in, when the browser was last seen, its name and that of its operating system, and a hash of its cookie. Deleting your account deletes all of this.',
      ],
    },
    ...(createsAccounts
      ? [
          {
            title: 'If you sign up',
            paragraphs: [
              'The form sends us your name, your email address, your password and the version of the terms that you agree to. We store them for 24 hours, the password as a hash only, with a hash of the link that we email to you. Opening the link makes them your account; otherwise they are deleted.',
            ],
          },
        ]
      : []),
    {
      title: 'If you ask for the workout PDF',
      paragraphs: [
        'The pop-up sends us your email address and, if you enter it, your name. We store both with the date you signed up and the date of our last email to you.',
        'To unsubscribe, use the link in any email that brought you the plan. We then delete your name, and keep your address and the date for one reason: so that we leave you alone unless you sign up again.',
      ],
    },
    {
      title: 'Email on its way to you',
      paragraphs: [
        `An email to you waits in our database until a mail server accepts it, and is then deleted. An email that cannot be delivered is deleted after 30 days. When someone requests a password reset ${createsAccounts ? 'or a code ' : ''}for your address, the address also waits there for the moment it takes to look it up.`,
        'Our emails contain no tracking pixels, and their links lead straight to the address they show.',
      ],
    },
    {
      title: 'Protection against abuse',
      paragraphs: [
        'We count failed sign-ins per account for up to a day, and failed sign-ins and requests for email per network for 15 minutes. The counters hold hashes and numbers, not names or addresses.',
      ],
    },
    {
      title: 'Server logs',
      paragraphs: [
        'One line for each call to our server: its method, its path, the outcome and how many milliseconds it took. No IP address, no query string, no cookie, and nothing you sent. Opening a page is not logged at all.',
        'In a share of visits, a page may also report how fast it loaded and responded: up to three numbers, and which page it was. They are added to totals at once, and say nothing about you.',
      ],
    },
    ...(sendsEnquiries
      ? [
          {
            title: 'If you write to us',
            paragraphs: [
              'The contact form sends us your name, your email address, your subject and your message as an email. It waits in our database until a mail server accepts it, and is then deleted there. We keep the email for as long as it takes to answer you.',
              `Your browser keeps an unsent message until you close the tab.${createsAccounts ? '' : ' The sign-up form is a demo: what you type into it is not sent.'}`,
            ],
          },
        ]
      : [
          {
            title: 'Forms that send nothing',
            paragraphs: [
              `${createsAccounts ? 'The contact form is a demo. What you type into it' : 'The sign-up form and the contact form are demos. What you type into them'} is not sent. Your browser keeps an unsent contact message until you close the tab.`,
            ],
          },
        ]),
    {
      title: 'Who else receives data',
      paragraphs: [
        'Google or Apple, if you sign in with them: they learn that you did, and they give us your name and email address. The company that delivers our email, if we send you any. The App Store, if you follow a link to it. We do not sell your data to anyone.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You can ask for a copy of your data, and you can have it corrected or deleted. Write to ${brand.contact.email}; you do not have to give a reason. If our answer does not satisfy you, you can complain to the data protection authority of your country.`,
      ],
    },
  ],
}
export type PrivacyMessages = typeof privacyMessages

/** The controller: the brand, with its postal address if it has one. */
export function getController({ name, contact: { office } }: Brand): string {
  return office ? `${name}, ${office.address}` : name
}
