import { entries } from 'virtual:api/features'
import type { Api } from './api.ts'

/** The API of `@summit/features`. */
// SAFETY: the plugin writes an `Api`.
export const featuresApi = entries as Api
