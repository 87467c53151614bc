import type { Email } from './email.ts'
import { MailAction, mailHtml, MailLink, MailNote, MailPage, MailParagraph, MailTitle } from './layout.tsx'
import { ridge } from './ridge.ts'

/**
 * The texts of a mail about an account, from which its HTML and its plain text are made. It greets nobody by name,
 * since anyone may have entered that name.
 */
export interface AccountEmailTexts {
  /** Constant except for the product's name, so that nothing a stranger typed gets into a mail's headers. */
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  title: string
  paragraphs: readonly string[]
  /** What there is to do. */
  action: { label: string; url: string }
  /** The text before the plain address, for mail programs that show no links. */
  copyHint: string
  /** What to know about the action. */
  notes: readonly string[]
  /** Why this mail came. */
  reason: string
  /** The product's name. */
  sender: string
}

/** Writes a mail about an account, as plain text and HTML. */
export function accountEmail(letter: AccountEmailTexts): Email {
  return { subject: letter.subject, text: textOf(letter), html: mailHtml(<AccountEmail letter={letter} />) }
}

function textOf({ paragraphs, action, notes, reason, sender }: AccountEmailTexts): string {
  return [
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...notes,
    // Mail programs treat what is below this line as a signature.
    ['-- ', reason, sender].join('\n'),
  ].join('\n\n')
}

function AccountEmail({ letter }: { letter: AccountEmailTexts }) {
  const { subject, preheader, sender, action } = letter
  return (
    <MailPage
      subject={subject}
      preheader={preheader}
      product={sender}
      heights={ridge}
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
