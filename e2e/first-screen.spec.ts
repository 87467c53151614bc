import { request as sendRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, fontsLaidOut, test } from './support/test.ts'

/** Bytes that arrive in the first round trip: ten TCP segments. */
const FIRST_ROUND_TRIP = 14_600

/** The part of a document that the first bytes of its compressed response contain. */
async function getBeginning(url: string): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sendRequest(url, { headers: { 'accept-encoding': 'br' } }, resolve)
      .on('error', reject)
      .end()
  })
  expect(response.headers['content-encoding']).toBe('br')
  const bytes = (await buffer(response)).subarray(0, FIRST_ROUND_TRIP)
  return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
}

// The documents of all other pages are smaller.
for (const [name, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desktop', { width: 1440, height: 900 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    for (const path of ['/', '/features']) {
      test(`the first screen of ${path} comes with the first 14.6 kB`, async ({ page, baseURL }) => {
        await page.goto(path)
        await fontsLaidOut(page)
        const whole = await page.screenshot()
        const body = await getBeginning(new URL(path, baseURL).href)
        expect(body).not.toContain('</html>')
        await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
        await page.reload()
        await fontsLaidOut(page)
        expect(whole.equals(await page.screenshot())).toBe(true)
      })
    }
  })
}
