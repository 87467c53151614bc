export * from './account.ts'
export * from './paths.ts'
