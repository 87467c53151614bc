export { Privacy, type PrivacyProps } from './privacy-page.tsx'
export { privacyMessages, type PrivacyMessages, type PrivacySubject } from './privacy.ts'
