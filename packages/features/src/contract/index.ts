export * from './account.ts'
export * from './newsletter.ts'
export * from './paths.ts'
export * from './recovery.ts'
