export { Contact, ContactForm } from './connected-contact.tsx'
export { ContactFormView, type ContactFormViewProps } from './contact-form-view.tsx'
export { ContactView, type ContactViewProps } from './contact-view.tsx'
export {
  contactMessages,
  type ContactError,
  type ContactFieldErrors,
  type ContactMessages,
  type ContactState,
  type Enquiry,
  type SendEnquiry,
} from './contact.ts'
export { useContact, type ContactHandle, type ContactOptions } from './use-contact.ts'
export type { Question } from '../shared/config/question.ts'
