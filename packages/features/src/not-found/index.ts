export { NotFound, type NotFoundProps } from './not-found-page.tsx'
export { notFoundMessages, type NotFoundMessages } from './not-found.ts'
