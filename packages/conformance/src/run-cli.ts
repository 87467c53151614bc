import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { features } from './check.ts'
import { routes, type Paths } from './client.ts'
import { checkBackEnd, readOutbox, type ConformanceOptions, type Result } from './conformance.ts'

const usage = `Usage: npx @summit/conformance URL [options]

Asks every call of the back end at URL, such as http://localhost:3000, and says which follow the contract of
@summit/contract. Exits with 1 if one does not.

  --email, --password   an account to sign in with; by default the one of the back end's demo call
  --outbox URL          where mails can be read as JSON: [{ "to", "text" }], the newest first
  --origin URL          the origin of the site, if it is not the back end's: checks CORS
  --subscriber EMAIL    an address to subscribe to the newsletter, which gets a mail
  --new-password TEXT   changes the account's password to this one, to check recovery to its end
  --without LIST        what the back end is without, such as apple,newsletter,demo. Of
                        ${features.join(', ')}
  --paths FILE          JSON with the paths of calls that differ from the contract's: { "login": "/v2/login" }
  --json                prints the results as JSON`

const stringOption = { type: 'string' } as const
const feature = v.picklist(features)
// SAFETY: the keys of an object are a list of strings.
const routeName = v.picklist(Object.keys(routes) as (keyof typeof routes)[])

/** Runs the command with arguments, and returns its exit code. */
export async function runCli(args: string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const parsed = parse(args)
  const url = parsed?.positionals[0]
  if (!parsed || !url || ![url, parsed.values.origin ?? url].every(isAddress)) {
    print(usage)
    return 2
  }
  const { values } = parsed
  const { email, password, outbox, origin, subscriber } = values
  if ((email === undefined) !== (password === undefined)) {
    print('Give --email and --password together.')
    return 2
  }
  const without = values.without?.split(',') ?? []
  const unknown = without.find((name) => !v.is(feature, name))
  if (unknown !== undefined) {
    print(`There is no "${unknown}" to leave out, only ${features.join(', ')}.`)
    return 2
  }
  const paths = values.paths === undefined ? {} : readPaths(values.paths)
  if (!paths) {
    print(
      `${values.paths} is not a JSON file with paths by the names of apiRoutes and accountApiRoutes: { "login": "/v2/login" }.`,
    )
    return 2
  }
  const newPassword = values['new-password']
  const options: ConformanceOptions = {
    ...(email !== undefined && password !== undefined && { account: { email, password } }),
    ...(outbox !== undefined && { mails: () => readOutbox(outbox) }),
    ...(origin !== undefined && { origin: new URL(origin).origin }),
    ...(subscriber !== undefined && { subscriber }),
    ...(newPassword !== undefined && { newPassword }),
    without: without.filter((name) => v.is(feature, name)),
    paths,
  }
  const results = await checkBackEnd(url, options)
  print(values.json ? JSON.stringify(results, null, 2) : getReport(url, results))
  return results.some(({ status }) => status === 'broken') ? 1 : 0
}

const isAddress = (text: string) => /^https?:/.test(text) && URL.canParse(text)

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ email: stringOption, password: stringOption, outbox: stringOption, origin: stringOption },
        ...{ subscriber: stringOption, 'new-password': stringOption, json: { type: 'boolean' } },
        ...{ without: stringOption, paths: stringOption },
      },
    })
  } catch {
    return undefined
  }
}

/** The paths in a JSON file, or undefined if it has none. */
function readPaths(file: string): Paths | undefined {
  try {
    return v.parse(v.record(routeName, v.pipe(v.string(), v.startsWith('/'))), JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

const signs = { kept: '✓', broken: '✗', skipped: '–' }

function getReport(url: string, results: Result[]): string {
  const lines = results.map(
    ({ status, title, reason }) => `${signs[status]} ${title}${reason ? `\n    ${reason}` : ''}`,
  )
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length
  const summary = `${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} skipped`
  return `${url}\n\n${lines.join('\n')}\n\n${summary}`
}
