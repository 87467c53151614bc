import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptedCodings } from './codings.ts'
import type { StoredFile } from './files.ts'

/** Responds with a file in the best accepted content coding, or with 304 if its ETag matches. */
export async function sendFile(
  context: Context,
  file: StoredFile,
  headers: Record<string, string>,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { body, coding, etag } = await file.variant(acceptedCodings(context.req.header('Accept-Encoding')))
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  context.header('Vary', 'Accept-Encoding')
  context.header('ETag', etag)
  if (status === 200 && hasCopy(context.req.header('If-None-Match'), etag)) return context.body(null, 304)

  context.header('Content-Type', file.type)
  context.header('Content-Length', String(body.byteLength))
  if (coding !== 'identity') context.header('Content-Encoding', coding)
  return context.body(body, status)
}

/** The caching of a file: those below `/assets/` have a hash of their content in the name. */
export function cacheControl(pathname: string): Record<'Cache-Control', string> {
  const isHashed = pathname.startsWith('/assets/')
  return { 'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

/** `If-None-Match` compares weakly (RFC 9110, 13.1.2): a proxy may have marked our tag as weak. */
function hasCopy(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}
