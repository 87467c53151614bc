export { Privacy, type PrivacyProps } from './privacy-page.tsx'
export { privacyMessages, type PrivacyMessages } from './privacy.ts'
