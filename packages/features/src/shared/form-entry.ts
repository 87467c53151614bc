/** What the flows' forms are made of, for a view of your own. */
export { ProviderLinks, type ProviderLinksProps } from './account/provider-links.tsx'
export { Sentence, type SentenceProps } from './config/sentence.tsx'
export { getFormError } from './form/form-status.ts'
export { formText } from './form/form.ts'
export { SubmitButton, type SubmitButtonProps } from './form/submit-button.tsx'
export { useForm, type Form } from './form/use-form.ts'
