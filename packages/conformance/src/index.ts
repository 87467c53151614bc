export type { Account, Feature, Mail } from './check.ts'
export type { Paths } from './client.ts'
export { checkBackEnd, readOutbox, type ConformanceOptions, type Result } from './conformance.ts'
