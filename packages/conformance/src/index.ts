export type { Account, Mail } from './check.ts'
export { checkBackEnd, readOutbox, type ConformanceOptions, type Result } from './conformance.ts'
