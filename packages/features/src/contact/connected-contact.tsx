'use client'

import { ContactFormView } from './contact-form-view.tsx'
import { ContactView } from './contact-view.tsx'
import { useContact, type ContactOptions } from './use-contact.ts'

/** The contact page, connected: {@link ContactView} with {@link useContact}. Every prop is optional. */
export function Contact(props: ContactOptions) {
  return <ContactView contact={useContact(props)} />
}

/** The contact form alone, connected: {@link ContactFormView} with {@link useContact}. Every prop is optional. */
export function ContactForm(props: ContactOptions) {
  return <ContactFormView contact={useContact(props)} />
}
