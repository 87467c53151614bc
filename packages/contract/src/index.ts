export * from './account.ts'
export * from './newsletter.ts'
export * from './recovery.ts'
export * from './routes.ts'
