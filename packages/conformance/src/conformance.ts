import { apiRoutes, demoResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Account, Check, Context, Mail } from './check.ts'
import { contactChecks } from './checks/contact.ts'
import { httpChecks } from './checks/http.ts'
import { newsletterChecks } from './checks/newsletter.ts'
import { recoveryChecks } from './checks/recovery.ts'
import { signInChecks } from './checks/sign-in.ts'
import { socialChecks } from './checks/social.ts'
import { Violation, type Client, createClient, Skipped } from './client.ts'

/** Every check, in the order in which they run. */
export const checks: readonly Check[] = [
  ...httpChecks,
  ...signInChecks,
  ...socialChecks,
  ...recoveryChecks,
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
}

/** What a check has found. */
export interface Result {
  id: string
  /** What a back end that follows the contract does. */
  title: string
  status: 'kept' | 'broken' | 'skipped'
  /** What is wrong, or why the check was skipped. */
  reason?: string
}

/** Asks every call of the back end at an origin, and says which follow the contract. */
export async function checkBackEnd(
  url: string,
  options: ConformanceOptions = {},
  selected: readonly Check[] = checks,
): Promise<Result[]> {
  const client = createClient(url)
  const demo = await demoOf(client)
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
  for (const { id, title, run } of selected) results.push({ id, title, ...(await outcomeOf(() => run(context))) })
  return results
}

async function outcomeOf(run: () => Promise<void>): Promise<Pick<Result, 'status' | 'reason'>> {
  try {
    await run()
    return { status: 'kept' }
  } catch (error) {
    if (error instanceof Skipped) return { status: 'skipped', reason: error.message }
    if (error instanceof Violation) return { status: 'broken', reason: error.message }
    throw error
  }
}

async function demoOf(client: Client) {
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
    return v.parse(outboxMails, await (await fetch(url)).json())
  } catch {
    throw new Violation(`${url} is not a list of mails with "to" and "text", in JSON`)
  }
}
