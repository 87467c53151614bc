import { Accordion } from '@summit/ui/accordion'
import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { MailIcon, PhoneIcon, PinIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { Section } from '@summit/ui/section'
import type { ReactNode } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { ContactFormView } from './contact-form-view.tsx'
import { telUrl } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

export interface ContactViewProps {
  contact: ContactHandle
}

/**
 * The contact page: how to reach the people behind the provider's brand, a form, and frequent questions. Renders the
 * page's `<main>`.
 */
export function ContactView({ contact }: ContactViewProps) {
  const { email, phone, office } = useConfig().brand.contact
  const { messages } = contact
  return (
    <main className="wrap-anywhere">
      <Section space="page">
        <ContourLines className="[--contour-fade:linear-gradient(255deg,#000_25%,#0002_65%)]" />
        <Container className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div className="grid grid-cols-1 content-start gap-6">
            <h1 className="max-w-[6.17em]">{messages.title}</h1>
            <p className="max-w-measure text-lead text-ink-muted">{messages.lead}</p>
            <ul className="border-b border-line">
              <ContactMethod icon={<MailIcon />} note={messages.emailNote}>
                <Link variant="arrow" href={`mailto:${email}`}>
                  {email}
                </Link>
              </ContactMethod>
              {phone && (
                <ContactMethod icon={<PhoneIcon />} note={messages.phoneNote}>
                  <Link variant="arrow" href={telUrl(phone)}>
                    <bdi>{phone}</bdi>
                  </Link>
                </ContactMethod>
              )}
              {office && (
                <ContactMethod icon={<PinIcon />} note={office.address}>
                  <bdi className="font-label">{office.name}</bdi>
                </ContactMethod>
              )}
            </ul>
          </div>
          <div className="@container border border-line bg-surface p-(--pad-card) lg:p-10">
            <h2 className="mb-6 text-h3">{messages.formTitle}</h2>
            <ContactFormView contact={contact} />
          </div>
        </Container>
      </Section>
      {messages.faq.length > 0 && (
        <Section space="end">
          <Container className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
            <h2>{messages.faqTitle}</h2>
            <Accordion
              name="contact-faq"
              defaultValue="0"
              items={messages.faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
            />
          </Container>
        </Section>
      )}
    </main>
  )
}

function ContactMethod({ icon, note, children }: { icon: ReactNode; note: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 border-t border-line py-4">
      {icon}
      <span className="min-w-0">
        {children}{' '}
        {note && (
          <span className="mt-1 block text-small text-ink-muted">
            <bdi>{note}</bdi>
          </span>
        )}
      </span>
    </li>
  )
}
