import type { PlanPicture } from '@summit/features/brand'
import cover from '../pages/cover.avif'
import legs from '../pages/legs.avif'
import week from '../pages/week.avif'

/** Pictures of three pages of the PDF, the cover first. `npm run pictures` draws them. */
export const planPictures: readonly PlanPicture[] = [cover, legs, week].map((src) => ({ src, width: 560, height: 745 }))
