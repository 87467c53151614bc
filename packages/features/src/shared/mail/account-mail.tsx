import { massif } from '../account/massif.ts'
import {
  MailAction,
  mailHtml,
  MailLink,
  MailNote,
  MailPage,
  MailParagraph,
  MailTitle,
  type Mail,
} from './mail-page.tsx'

/** A mail about an account, in words: the page and the plain text are both made of this. It greets nobody by a name, since anyone may have chosen it. */
export interface AccountLetter {
  /** Constant but for the product, so that nothing a stranger typed can stand in a mail's head. */
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  /** What there is to do. */
  action: { label: string; url: string }
  /** Leads to the address itself, for programs that show no links. */
  copyHint: string
  /** What to know about the action. */
  notes: readonly string[]
  /** Why this mail came. */
  reason: string
  /** The product's name. */
  sender: string
}

/** Writes a mail about an account, as text and as a page. */
export function accountMail(letter: AccountLetter): Mail {
  return { subject: letter.subject, text: textOf(letter), html: mailHtml(<AccountMail letter={letter} />) }
}

function textOf({ paragraphs, action, notes, reason, sender }: AccountLetter): string {
  return [
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...notes,
    // Mail programs fold away what stands below this line.
    ['-- ', reason, sender].join('\n'),
  ].join('\n\n')
}

/** The climb beside the account screens, in half as many steps. */
const heights = massif.heights.filter((_, index) => index % 2 === 0)

function AccountMail({ letter }: { letter: AccountLetter }) {
  const { subject, preheader, sender, action } = letter
  return (
    <MailPage
      subject={subject}
      preheader={preheader}
      product={sender}
      heights={heights}
      foot={<p style={{ margin: 0 }}>{letter.reason}</p>}
    >
      <MailTitle>{letter.title}</MailTitle>
      {letter.paragraphs.map((paragraph) => (
        <MailParagraph key={paragraph}>{paragraph}</MailParagraph>
      ))}
      <MailAction {...action} />
      {letter.notes.map((note) => (
        <MailParagraph key={note}>{note}</MailParagraph>
      ))}
      <MailNote>
        {letter.copyHint} <MailLink label={action.url} url={action.url} />
      </MailNote>
    </MailPage>
  )
}
