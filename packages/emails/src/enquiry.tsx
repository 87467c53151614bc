import { Text } from '@react-email/text'
import { Fragment } from 'react'
import type { Email, EmailBrand } from './email.ts'
import { EmailLayout, renderHtml } from './layout.tsx'
import { Paragraph, Title } from './parts.tsx'
import { ridge } from './ridge.ts'
import { type } from './theme.ts'

/** The props of an enquiry: what a visitor entered into the contact form. */
export interface EnquiryProps {
  name: string
  email: string
  /** One line. */
  subject: string
  message: string
  /** The site's origin. */
  siteUrl: string
  brand: Pick<EmailBrand, 'name'>
}

/** Renders an enquiry for the people who answer it. Its `Reply-To` is the visitor. */
export function renderEnquiry({ name, email, message, siteUrl, brand, ...enquiry }: EnquiryProps): Email {
  const { host } = new URL(siteUrl)
  const from = `From: ${name} <${email}>`
  const about = `Subject: ${enquiry.subject}`
  const reason = `Sent with the contact form of ${host}. A reply to this email goes to ${email}. The address is not verified.`
  const subject = `Contact form: ${enquiry.subject}`
  const html = renderHtml(
    <EmailLayout
      subject={subject}
      preview={`From ${name}`}
      product={brand.name}
      heights={ridge}
      footer={<Text style={type.small}>{reason}</Text>}
    >
      <Title>New message</Title>
      <Paragraph>{from}</Paragraph>
      <Paragraph>{about}</Paragraph>
      {toParagraphs(message).map((lines, index) => (
        <Paragraph key={index} dir="auto">
          {lines.map((line, number) => (
            <Fragment key={number}>
              {number > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Paragraph>
      ))}
    </EmailLayout>,
  )
  return { subject, text: [from, about, message, `-- \n${reason}\n${brand.name}`].join('\n\n'), html }
}

/** The lines of each paragraph. */
function toParagraphs(message: string): string[][] {
  return message.split(/\n{2,}/).map((paragraph) => paragraph.split('\n'))
}
