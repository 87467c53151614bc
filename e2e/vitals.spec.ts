import { freePort } from '../tools/lib/ports.ts'
import { startServer } from './support/server.ts'
import { expect, hydrate, test } from './support/test.ts'

test('with VITALS_SHARE, a page reports how fast it was once it is left', { tag: '@chromium' }, async ({ page }) => {
  const port = await freePort('127.0.0.1')
  const site = await startServer({ VITALS_SHARE: '1', METRICS_PORT: String(port) })
  await page.goto(`${site.origin}/pricing`)
  // The first key ends the search for the largest paint, so that before it nothing may have been found.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  await hydrate(page)
  await page.getByRole('radio', { name: /Yearly/ }).check()
  await page.goto('about:blank')

  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const name of ['lcp_seconds', 'cls', 'inp_seconds']) {
    await expect.poll(read).toContain(`web_vitals_${name}_count{page="/pricing"} 1`)
  }
  const text = await read()
  expect(text).toMatch(/web_vitals_lcp_seconds_bucket\{le="10",page="\/pricing"\} 1/)
  expect(text).toMatch(/web_vitals_cls_bucket\{le="0.1",page="\/pricing"\} 1/)
  await site.stop()
})
