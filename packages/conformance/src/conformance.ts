import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Account, Check, Context, Feature, Mail } from './check.ts'
import { accountChecks } from './checks/account.ts'
import { codeSignInChecks } from './checks/code-sign-in.ts'
import { contactChecks } from './checks/contact.ts'
import { httpChecks } from './checks/http.ts'
import { identityChecks } from './checks/identities.ts'
import { newsletterChecks } from './checks/newsletter.ts'
import { passkeyChecks } from './checks/passkeys.ts'
import { recoveryChecks } from './checks/recovery.ts'
import { signInChecks } from './checks/sign-in.ts'
import { signUpChecks } from './checks/sign-up.ts'
import { socialChecks } from './checks/social.ts'
import { twoFactorChecks } from './checks/two-factor.ts'
import { type Call, type Client, createClient, isJson, type Paths, Skipped, Violation } from './client.ts'

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  ...httpChecks,
  ...signInChecks,
  ...accountChecks,
  ...passkeyChecks,
  ...identityChecks,
  ...twoFactorChecks,
  ...socialChecks,
  ...recoveryChecks,
  ...signUpChecks,
  ...codeSignInChecks,
  ...newsletterChecks,
  ...contactChecks,
]

/** What a back end is checked with. What is left out is taken from its demo call, if it has one. */
export interface ConformanceOptions {
  /** The account to sign in with. @default the demo account */
  account?: Account
  /** Reads the back end's mails, the newest first. @default those of the demo's outbox */
  mails?: () => Promise<Mail[]>
  /** The origin of the site, if it is not the back end's. */
  origin?: string
  /** An address to subscribe to the newsletter, which gets a mail. @default the demo account's */
  subscriber?: string
  /** Sets this password at the end of the recovery. Without one, the password is not changed. */
  newPassword?: string
  /** What the back end is without: the rules about it are skipped. @default nothing */
  without?: readonly Feature[]
  /** The paths of calls, where they differ from the contract's: those of the provider's `api.paths`. */
  paths?: Paths
  /** How long to wait for a response, in ms. @default 15000 */
  timeoutMs?: number
}

/** What a check has found. */
export interface Result {
  id: string
  /** What the rule is about. */
  feature: Feature
  /** What a back end that follows the contract does. */
  title: string
  status: 'kept' | 'broken' | 'skipped'
  /** What is wrong, or why the check was skipped. */
  reason?: string
}

/**
 * Asks every call of the back end at an origin, and says which follow the contract. Where nothing answers, or no call of
 * the contract is there, that is the only result.
 */
export async function checkBackEnd(
  url: string,
  options: ConformanceOptions = {},
  selected: readonly Check[] = checks,
): Promise<Result[]> {
  const { paths, timeoutMs, without = [] } = options
  const client = createClient(url, { paths, timeoutMs })
  const absence = await getAbsence(client, url)
  if (absence) return [absence]
  const demo = await getDemo(client)
  const outbox = demo.outbox
  const context: Context = {
    client,
    url,
    account: options.account ?? demo.account,
    mails: options.mails ?? (outbox === undefined ? undefined : () => readOutbox(new URL(`${outbox}.json`, url).href)),
    origin: options.origin,
    subscriber: options.subscriber ?? demo.account?.email,
    newPassword: options.newPassword,
  }
  const results: Result[] = []
  for (const { id, feature, title, run } of selected) {
    const outcome = without.includes(feature) ? leftOut : await getOutcome(() => run(context))
    results.push({ id, feature, title, ...outcome })
  }
  return results
}

const leftOut = { status: 'skipped', reason: 'It was left out.' } as const

/** Some calls of which a back end that follows the contract has at least one. */
const probes: readonly [path: string, call?: Call][] = [
  [apiRoutes.health],
  [apiRoutes.session],
  [apiRoutes.visitor],
  [apiRoutes.login, { body: {} }],
]

/** The result for a back end that does not answer, or has nothing of the contract. */
async function getAbsence(client: Client, url: string): Promise<Result | undefined> {
  const found = await Promise.allSettled(probes.map(([path, call]) => client(path, call)))
  const responses = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const result = { id: 'present', feature: 'health', title: 'The back end has calls of the contract' } as const
  const [failed] = found.flatMap((each) =>
    each.status === 'rejected' ? [each.reason instanceof Error ? each.reason.message : String(each.reason)] : [],
  )
  if (responses.length === 0) return { ...result, status: 'broken', reason: failed ?? '' }
  if (responses.some(({ status, headers }) => status !== 404 && isJson(headers))) return undefined
  const origins = responses.map(({ headers }) => getTarget(headers, url))
  const elsewhere = origins.find((origin) => origin !== new URL(url).origin)
  if (elsewhere !== undefined) {
    return { ...result, status: 'broken', reason: `It redirects to ${elsewhere}. If the back end is there, give that.` }
  }
  const reason =
    'No call of the contract is there. If your back end has calls of its own, give your hooks ports instead: ' +
    'the README of @summit/features has an example, "Your own back end". If only the paths differ, give --paths.'
  return { ...result, status: 'broken', reason }
}

/** The origin that a response redirects to, or that it comes from. */
function getTarget(headers: Headers, url: string): string {
  const location = headers.get('Location') ?? ''
  return new URL(URL.canParse(location, url) ? location : '', url).origin
}

async function getOutcome(run: () => Promise<void>): Promise<Pick<Result, 'status' | 'reason'>> {
  try {
    await run()
    return { status: 'kept' }
  } catch (error) {
    if (error instanceof Skipped) return { status: 'skipped', reason: error.message }
    if (error instanceof Violation) return { status: 'broken', reason: error.message }
    throw error
  }
}

async function getDemo(client: Client) {
  try {
    return v.parse(demoResponse, JSON.parse((await client(apiRoutes.demo)).text))
  } catch {
    return {}
  }
}

const outboxMails = v.array(v.object({ to: v.string(), text: v.string() }))

/** Reads mails as JSON: a list, the newest first, each with `to` and `text`. */
export async function readOutbox(url: string): Promise<Mail[]> {
  try {
    return v.parse(outboxMails, await (await fetch(url, { signal: AbortSignal.timeout(15_000) })).json())
  } catch {
    throw new Violation(`${url} is not a list of mails with "to" and "text", in JSON`)
  }
}
