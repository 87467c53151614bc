import { test } from '@playwright/test'
import { visitAccount } from './account.ts'
import { visitAdapted } from './adapted.ts'
import { backEnds } from './back-ends.ts'

const firstPort = Number(process.env.E2E_PORT ?? 4100) + 60

for (const [index, backEnd] of backEnds.entries()) {
  const port = firstPort + index
  const origin = `http://localhost:${port}`

  test.describe(backEnd.name, () => {
    test.use({ baseURL: origin })

    test('an account, from sign-up to a new password', async ({ page }) => {
      await visitAdapted(page, { ...backEnd, port }, () => visitAccount(page, origin, backEnd))
    })
  })
}
