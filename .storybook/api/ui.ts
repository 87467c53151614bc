import { entries } from 'virtual:api/ui'
import type { Api } from './api.ts'

/** The API of `@summit/ui`. */
// SAFETY: the plugin writes an `Api`.
export const api = entries as Api
