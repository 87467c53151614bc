import type { EmailBrand } from './email.ts'

/** What the welcome mail is written from. */
export interface WorkoutPlanProps {
  /** As the visitor gave it, or null. */
  name: string | null
  /** The site's origin: the only one that links are built from. */
  siteUrl: string
  /** Where this address, and no other, is taken off the list. */
  unsubscribeUrl: string
  brand: EmailBrand
}

/** The welcome mail in words: the page and the plain text are both made of this. */
export interface WorkoutPlanTexts {
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  greeting: string
  paragraphs: readonly string[]
  plan: { label: string; url: string }
  attached: string
  steps: { title: string; items: readonly string[] }
  farewell: string
  reason: string
  unsubscribe: { label: string; url: string }
  sender: string
}

/** The subject. Constant, so that nothing a stranger typed can stand in a mail's head. */
export const SUBJECT = 'Your free workout PDF: Four weeks uphill'

/** The plan's file name, in the mail and on the site. */
export function planFile({ shortName }: Pick<EmailBrand, 'shortName'>): string {
  return `${shortName}-workout-plan.pdf`
}

/** Where the site serves the plan. */
export function planPath(brand: Pick<EmailBrand, 'shortName'>): string {
  return `/downloads/${planFile(brand)}`
}

/** Writes the welcome mail. */
export function workoutPlanTexts({ name, siteUrl, unsubscribeUrl, brand }: WorkoutPlanProps): WorkoutPlanTexts {
  const { host } = new URL(siteUrl)
  return {
    preheader: 'Twelve sessions. Every movement drawn, every set with a box to check.',
    title: 'Four weeks uphill.',
    greeting: isGreetable(name) ? `Hello ${firstName(name)},` : 'Hello,',
    paragraphs: [
      'Here is your plan: twelve sessions in four weeks, thirty to forty minutes each. All you need is a step, a wall, a chair, a table and a backpack.',
      'Every movement is drawn, every set has a box to check, and the last page shows how high you have climbed.',
    ],
    plan: { label: 'Open the plan (PDF)', url: new URL(planPath(brand), siteUrl).href },
    attached: `The same file is attached: ${planFile(brand)}. It prints on A4 and US Letter paper.`,
    steps: {
      title: 'How to start',
      items: [
        'Print it, or keep it on your phone. Each week is one page.',
        'Choose three days with at least one day between them, such as Monday, Wednesday and Saturday.',
        'Read the page on effort first: finish nearly every set with two repetitions to spare.',
      ],
    },
    farewell: 'See you at the top.',
    reason: `You are receiving this email because this address was entered at ${host}. If that was not you, unsubscribe and we will leave you alone.`,
    unsubscribe: { label: 'Unsubscribe', url: unsubscribeUrl },
    sender: `${brand.name}, ${brand.postalAddress}`,
  }
}

/** The letter as plain text, for those who read mails as such. */
export function workoutPlanPlainText(letter: WorkoutPlanTexts): string {
  return [
    letter.greeting,
    ...letter.paragraphs,
    `${letter.plan.label}:\n${letter.plan.url}`,
    letter.attached,
    [letter.steps.title, ...letter.steps.items.map((item, index) => `${index + 1}. ${item}`)].join('\n'),
    letter.farewell,
    // Mail programs fold away what stands below this line.
    ['-- ', letter.reason, `${letter.unsubscribe.label}: ${letter.unsubscribe.url}`, letter.sender].join('\n'),
  ].join('\n\n')
}

/** Words of letters, joined as names join them. A dot stands only at the end of an initial. */
const plainName = /^\p{L}[\p{L}\p{M}]*(?:(?:\. ?|[ '’-])\p{L}[\p{L}\p{M}]*)*\.?$/u

/**
 * Whether a name may stand in the mail. Anybody can enter anybody's address: a "name" that a mail program would turn
 * into a link is somebody else's advertisement.
 */
function isGreetable(name: string | null): name is string {
  return name !== null && name.length <= 40 && plainName.test(name) && !/\.\p{L}{2,}/u.test(name)
}

/** The first of several names, or all of them where the first is an initial or a title. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ')
  return /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? first : name
}
