import { http, type HttpHandler } from 'msw'
import * as v from 'valibot'

/** What a handler of `checkedPost` requires of a request. */
export interface Requirements {
  /** The schema of the body. */
  body: v.GenericSchema
  /** Whether the request carries an access token. */
  bearer?: boolean
}

/**
 * A handler for POST that checks the request against the contract, and throws if it is wrong: MSW logs the error, and
 * answers with 500 and its message.
 */
export function checkedPost(
  url: string,
  { body: schema, bearer = false }: Requirements,
  respond: () => Response | Promise<Response>,
): HttpHandler {
  return http.post(url, async ({ request }) => {
    const problem = wrongHeaders(request, bearer) ?? wrongBody(schema, await request.clone().text())
    if (problem !== undefined) throw new Error(`POST ${request.url} does not follow the contract: ${problem}`)
    return respond()
  })
}

function wrongHeaders({ headers }: Request, bearer: boolean): string | undefined {
  if (!headers.get('Content-Type')?.startsWith('application/json')) return 'its Content-Type is not application/json'
  if (bearer && !headers.get('Authorization')?.startsWith('Bearer ')) return 'it has no Authorization: Bearer'
  return undefined
}

function wrongBody(schema: v.GenericSchema, text: string): string | undefined {
  try {
    const { issues } = v.safeParse(schema, JSON.parse(text))
    return issues?.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')
  } catch {
    return 'its body is not JSON'
  }
}
