/** What the flows' forms are made of, for a view of your own. */
export { ProviderLinks, type ProviderLinksProps } from '../shared/account/provider-links.tsx'
export { Sentence, type SentenceProps } from '../shared/config/sentence.tsx'
export { getFormError, type OwnFields } from '../shared/form/form-status.ts'
export { extraTexts, formText } from '../shared/form/form.ts'
export type { CodeTexts, Failure, Refusal } from '../shared/form/submission.ts'
export { SubmitButton, type SubmitButtonProps } from '../shared/form/submit-button.tsx'
export { getAttemptError, type WaitMessages } from '../shared/form/use-countdown.ts'
export { useForm, type Form } from '../shared/form/use-form.ts'
