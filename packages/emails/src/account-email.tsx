import { Text } from '@react-email/text'
import type { Email, EmailBrand } from './email.ts'
import { EmailLayout, renderHtml } from './layout.tsx'
import { ButtonLink, Code, Note, Paragraph, TextLink, Title, type LinkProps } from './parts.tsx'
import { ridge } from './ridge.ts'
import { type } from './theme.ts'

/**
 * The texts of an email about an account, for its HTML and its plain text. It has no name in its greeting, since anyone may
 * have entered that name.
 */
export type AccountEmailTexts = CommonTexts & (ActionTexts | CodeTexts)

/** A link, as a button. */
interface ActionTexts {
  action: LinkProps
}

/** A code to enter. */
interface CodeTexts {
  code: string
}

/** What every email about an account takes. */
export interface AccountEmailProps {
  /** The site's origin, which all links begin with. */
  siteUrl: string
  brand: Pick<EmailBrand, 'name'>
}

interface CommonTexts {
  /** Without user input, as no header of an email contains any. */
  subject: string
  /** Shown beside the subject in a list of emails. */
  preview: string
  title: string
  paragraphs: readonly string[]
  /** Below the action or the code. */
  notes?: readonly string[]
  /** Why this email was sent. */
  reason: string
  /** The product's name. */
  sender: string
}

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A time in the text of an email, whose reader may be anywhere. */
export const formatTime = (time: Date) => `${timeFormat.format(time)} (UTC)`

/** What an email with a code says about it. */
export const getCodeNote = (product: string) =>
  `It expires in 10 minutes and works once. Give it to nobody: ${product} never asks for it, by phone or by email.`

/** Renders an email about an account. */
export function renderAccountEmail(texts: AccountEmailTexts): Email {
  return { subject: texts.subject, text: toPlainText(texts), html: renderHtml(<AccountEmail {...texts} />) }
}

function toPlainText({ paragraphs, notes = [], reason, sender, ...texts }: AccountEmailTexts): string {
  return [
    ...paragraphs,
    'code' in texts ? texts.code : `${texts.action.label}:\n${texts.action.url}`,
    ...notes,
    // Email programs treat the text below this line as a signature.
    ['-- ', reason, sender].join('\n'),
  ].join('\n\n')
}

function AccountEmail({ subject, preview, title, paragraphs, notes = [], ...texts }: AccountEmailTexts) {
  return (
    <EmailLayout
      subject={subject}
      preview={preview}
      product={texts.sender}
      heights={ridge}
      footer={<Text style={type.small}>{texts.reason}</Text>}
    >
      <Title>{title}</Title>
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {'code' in texts ? <Code>{texts.code}</Code> : <ButtonLink {...texts.action} />}
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      {'action' in texts && (
        <Note>
          If the button does not work, open this address: <TextLink label={texts.action.url} url={texts.action.url} />
        </Note>
      )}
    </EmailLayout>
  )
}
