import type { Context } from 'hono'

/** The JWT in the request's `Authorization: Bearer` header, if any. */
export function bearerToken(context: Context): string | undefined {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
}
