import { parseArgs } from 'node:util'
import { checkBackEnd, readOutbox, type ConformanceOptions, type Result } from './conformance.ts'

const usage = `Usage: npx @summit/conformance URL [options]

Asks every call of the back end at URL, such as http://localhost:3000, and says which follow the contract of
@summit/contract. Exits with 1 if one does not.

  --email, --password   an account to sign in with; by default the one of the back end's demo call
  --outbox URL          where mails can be read as JSON: [{ "to", "text" }], the newest first
  --origin URL          the origin of the site, if it is not the back end's: checks CORS
  --subscriber EMAIL    an address to subscribe to the newsletter, which gets a mail
  --new-password TEXT   changes the account's password to this one, to check recovery to its end
  --json                prints the results as JSON`

const stringOption = { type: 'string' } as const

/** Runs the command with arguments, and returns its exit code. */
export async function runCli(args: string[], print: (text: string) => void): Promise<0 | 1 | 2> {
  const parsed = parse(args)
  const url = parsed?.positionals[0]
  if (!parsed || !url || !URL.canParse(url)) {
    print(usage)
    return 2
  }
  const { values } = parsed
  const { email, password, outbox, origin, subscriber } = values
  const newPassword = values['new-password']
  const options: ConformanceOptions = {
    ...(email !== undefined && password !== undefined && { account: { email, password } }),
    ...(outbox !== undefined && { mails: () => readOutbox(outbox) }),
    ...(origin !== undefined && { origin }),
    ...(subscriber !== undefined && { subscriber }),
    ...(newPassword !== undefined && { newPassword }),
  }
  const results = await checkBackEnd(url, options)
  print(values.json ? JSON.stringify(results, null, 2) : reportOf(url, results))
  return results.some(({ status }) => status === 'broken') ? 1 : 0
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ email: stringOption, password: stringOption, outbox: stringOption, origin: stringOption },
        ...{ subscriber: stringOption, 'new-password': stringOption, json: { type: 'boolean' } },
      },
    })
  } catch {
    return undefined
  }
}

const signs = { kept: '✓', broken: '✗', skipped: '–' }

function reportOf(url: string, results: Result[]): string {
  const lines = results.map(
    ({ status, title, reason }) => `${signs[status]} ${title}${reason ? `\n    ${reason}` : ''}`,
  )
  const count = (status: Result['status']) => results.filter((result) => result.status === status).length
  const summary = `${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} skipped`
  return `${url}\n\n${lines.join('\n')}\n\n${summary}`
}
