export { Terms, type TermsProps } from './terms-page.tsx'
export { termsMessages, type TermsMessages } from './terms.ts'
