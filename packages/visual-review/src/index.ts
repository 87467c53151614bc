export type { Mode, ViewportOptions, VisualReviewConfig } from './config.ts'
export { storiesOf, type Story } from './plan.ts'
export { serve } from './serve.ts'
