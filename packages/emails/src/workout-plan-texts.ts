import type { EmailBrand } from './email.ts'

/** The props of the email with the workout plan. */
export interface WorkoutPlanProps {
  /** The subscriber's name as entered, or null. */
  name: string | null
  /** The site's origin, which all links begin with. */
  siteUrl: string
  /** The page that unsubscribes this subscriber. */
  unsubscribeUrl: string
  brand: EmailBrand
}

/** The email's texts, for its HTML and its plain text. */
export interface WorkoutPlanTexts {
  /** Shown beside the subject in a list of emails. */
  preview: string
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

/** The subject. Constant, so that no header of the email contains user input. */
export const SUBJECT = 'Your free workout PDF: Four weeks uphill'

/** The plan's file name, as an attachment and on the site. */
export function planFile({ shortName }: Pick<EmailBrand, 'shortName'>): string {
  return `${shortName}-workout-plan.pdf`
}

/** The plan's path on the site. */
export function planPath(brand: Pick<EmailBrand, 'shortName'>): string {
  return `/downloads/${planFile(brand)}`
}

/** The texts of the email with the workout plan. */
export function workoutPlanTexts({ name, siteUrl, unsubscribeUrl, brand }: WorkoutPlanProps): WorkoutPlanTexts {
  const { host } = new URL(siteUrl)
  return {
    preview: 'Twelve sessions. Every movement drawn, every set with a box to check.',
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

/** The email's plain text. */
export function workoutPlanPlainText(texts: WorkoutPlanTexts): string {
  return [
    texts.greeting,
    ...texts.paragraphs,
    `${texts.plan.label}:\n${texts.plan.url}`,
    texts.attached,
    [texts.steps.title, ...texts.steps.items.map((item, index) => `${index + 1}. ${item}`)].join('\n'),
    texts.farewell,
    // Email programs treat the text below this line as a signature.
    ['-- ', texts.reason, `${texts.unsubscribe.label}: ${texts.unsubscribe.url}`, texts.sender].join('\n'),
  ].join('\n\n')
}

/** Words of letters, joined by what joins names. A dot is allowed only at the end of an initial. */
const plainName = /^\p{L}[\p{L}\p{M}]*(?:(?:\. ?|[ '’-])\p{L}[\p{L}\p{M}]*)*\.?$/u

/**
 * Whether the email may contain a name. Anyone can enter anyone's address, so a name must not advertise: email programs
 * turn what looks like an address into a link.
 */
function isGreetable(name: string | null): name is string {
  return name !== null && name.length <= 40 && plainName.test(name) && !/\.\p{L}{2,}/u.test(name)
}

/** The first of several names, or all of them where the first is an initial or a title. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ')
  return /^\p{L}[\p{L}\p{M}'’-]+$/u.test(first) ? first : name
}
