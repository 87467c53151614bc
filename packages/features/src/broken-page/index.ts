export { BrokenPage, type BrokenPageProps } from './broken-page.tsx'
export { brokenPageMessages, type BrokenPageMessages } from './broken-page-messages.ts'
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary.tsx'
