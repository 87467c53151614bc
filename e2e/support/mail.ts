import { expect, type Locator, type Page } from '@playwright/test'

/** A mail of `/outbox.json`. */
interface OutboxMail {
  to: string
  subject: string
  text: string
  attachments: { filename: string; contentType: string; size: number; url: string }[]
}

/** The mails to an address, the newest first, of the server at an origin. */
export async function mailsTo(page: Page, email: string, origin = ''): Promise<OutboxMail[]> {
  // A connection that has been idle may be closed by the server as it is used again.
  const answer = await page.request.get(`${origin}/outbox.json`, { maxRetries: 1 })
  // SAFETY: the API's tests prove this shape.
  const mails = (await answer.json()) as OutboxMail[]
  return mails.filter(({ to }) => to === email)
}

/** Waits for the newest mail to an address whose subject contains a text. */
export async function waitForMail(page: Page, email: string, subject: string, origin = ''): Promise<OutboxMail> {
  const find = async () => (await mailsTo(page, email, origin)).find((mail) => mail.subject.includes(subject))
  await expect.poll(find).toBeDefined()
  return (await find()) ?? { to: '', subject: '', text: '', attachments: [] }
}

/**
 * Follows a link to a new tab. By keyboard: Chromium loses a click into a frame, such as that of a mail in the outbox,
 * which it has not drawn yet.
 */
export async function openTab(page: Page, link: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')])
  return tab
}
