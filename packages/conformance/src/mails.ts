import { setTimeout } from 'node:timers/promises'
import type { Context, Mail } from './check.ts'
import { Violation } from './client.ts'

/** The texts of the mails that are there now. */
export const readTexts = async (mails: NonNullable<Context['mails']>): Promise<ReadonlySet<string>> =>
  new Set((await mails()).map(({ text }) => text))

/**
 * What is found in a mail to an address but for the known ones, the newest first, as soon as there is one. `what`
 * is for the {@link Violation}.
 */
export async function findInMails(
  mails: NonNullable<Context['mails']>,
  email: string,
  find: (mail: Mail) => string | undefined,
  what: string,
  known: ReadonlySet<string> = new Set(),
): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const isSent = ({ to, text }: Mail) => to.toLowerCase().includes(email.toLowerCase()) && !known.has(text)
    const sent = (await mails()).filter(isSent)
    const [found] = sent.flatMap((mail) => find(mail) ?? [])
    if (found !== undefined) return found
    await setTimeout(200)
  }
  throw new Violation(`No mail with ${what} arrived for ${email} within 10 s`)
}

/** The token of a mail's link. */
export const findToken = ({ text }: Mail) => /[?&]token_hash=([^&\s"<>]+)/.exec(text)?.[1]
