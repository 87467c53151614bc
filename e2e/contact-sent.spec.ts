import { expect, test, waitForHydration } from './support/test.ts'
import { startServer, type RunningServer } from './support/server.ts'

/** A site whose contact form sends its messages. */
let site: RunningServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startServer({ CONTACT_TO: 'help@summit.test' })
})
test.afterAll(() => site.stop())

test.use({ expectedMessages: [/Failed to load resource/] })

test('with CONTACT_TO, the contact form sends one mail, says so, and loses nothing that was typed', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname))

  await page.goto(`${site.origin}/privacy`)
  await expect(page.getByText(/^The contact form sends us your name/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle(/^Contact/)
  await expect(page.getByRole('main')).not.toContainText('demo')
  await page.reload()
  await expect(page.getByRole('main')).not.toContainText('demo')

  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Name', 'Ada Keller')
  await fill('Email', 'ada@example.org')
  await fill('Subject', 'My knee')
  await fill('Message', 'It clicks.')
  await waitForHydration(page)
  const send = page.getByRole('button', { name: 'Send Message' })

  await page.context().setOffline(true)
  await send.click()
  await expect(send).toHaveAccessibleDescription('Network error. Please try again.')
  await expect(page.getByText('What you wrote stays in this tab until it is sent.')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await page.keyboard.press('Shift')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It clicks.')

  await fill('Subject', 'My knee '.repeat(30))
  await send.click()
  const refusal = 'Please enter a subject of at most 150 characters.'
  await expect(page.getByLabel('Subject', { exact: true })).toHaveAccessibleDescription(refusal)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('It clicks.')

  await fill('Subject', 'My knee')
  requests.length = 0
  await send.dblclick()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Message sent successfully!')
  await expect(page.getByText("We'll get back to you within 24 hours.").first()).toBeVisible()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(requests).toEqual(['/api/contact'])
  const mails: unknown = await (await page.request.get(`${site.origin}/outbox.json`)).json()
  expect(mails).toEqual([
    expect.objectContaining({
      to: 'help@summit.test',
      subject: 'Contact form: My knee',
      headers: { 'Reply-To': 'ada@example.org' },
      text: expect.stringContaining('It clicks.'),
    }),
  ])
})
