import * as v from 'valibot'
import { load, type Request } from './request.ts'

/** What a path answers, in the shape of `schema`; null where it cannot be loaded or read. For what a page can do without. */
export async function loadOptional<T>(
  request: Request,
  path: string,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T | null> {
  try {
    return v.parse(schema, await load(request, [path], { signal }))
  } catch {
    return null
  }
}
