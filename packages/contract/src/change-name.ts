import * as v from 'valibot'
import { apiUser } from './account.ts'
import { displayName } from './fields.ts'

/** Body of `POST /api/auth/change-name`, sent with the session cookie. */
export const changeNameRequest = v.object({ name: v.pipe(displayName, v.string()) })
export type ChangeNameRequest = v.InferOutput<typeof changeNameRequest>

/** Response of `POST /api/auth/change-name`. The status decides. The user has the name as it was stored. */
export const changeNameResponse = v.object({
  message: v.fallback(v.optional(v.string()), undefined),
  data: v.fallback(v.optional(v.object({ user: apiUser })), undefined),
})
export type ChangeNameResponse = v.InferOutput<typeof changeNameResponse>
