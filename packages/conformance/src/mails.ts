import { setTimeout } from 'node:timers/promises'
import type { Context, Mail } from './check.ts'
import { Violation } from './client.ts'

/** What is found in a mail to an address, the newest first, as soon as there is one. `what` is for the {@link Violation}. */
export async function findInMails(
  mails: NonNullable<Context['mails']>,
  email: string,
  find: (mail: Mail) => string | undefined,
  what: string,
): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const sent = (await mails()).filter(({ to }) => to.toLowerCase().includes(email.toLowerCase()))
    const [found] = sent.flatMap((mail) => find(mail) ?? [])
    if (found !== undefined) return found
    await setTimeout(200)
  }
  throw new Violation(`No mail with ${what} arrived for ${email} within 10 s`)
}

/** The token of a mail's link. */
export const findToken = ({ text }: Mail) => /[?&]token_hash=([^&\s"<>]+)/.exec(text)?.[1]
