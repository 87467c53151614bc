/** Home, pricing and sign-in on a slow phone, beside the same pages on other frameworks and without scripts. */
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.ts'
import { lighthouse } from './lighthouse.ts'
import { interleave } from './measure.ts'
import { getRows, type Table } from './report.ts'
import { scrollThrough } from './scroll.ts'
import { floor, ours, withSites } from './sites.ts'
import { visit, type Motion } from './visit.ts'

const paths = { home: '/', pricing: '/pricing', 'sign-in': '/auth/login' }

export async function pages(runs: number): Promise<Table[]> {
  const browser = await chromium.launch(launchOptions())
  try {
    return await withSites(async (origins) => {
      const names = [...origins.keys()]
      const tables: Table[] = []
      for (const [page, path] of Object.entries(paths)) {
        const samples = await interleave(names, runs, (name) => visit(browser, `${origins.get(name)}${path}`))
        tables.push({
          title: `${page}: first load at 4× CPU and slow 4G; ms, and as a multiple of the floor`,
          rows: getRows(samples, floor, ['FCP', 'LCP', 'style + layout']),
        })
      }
      for (const [page, path] of Object.entries(paths)) {
        // One run for every five, as each takes 10 s.
        const samples = await interleave(names, Math.ceil(runs / 5), (name) =>
          lighthouse(`${origins.get(name)}${path}`),
        )
        tables.push({ title: `${page}: Lighthouse, scores of 100 and simulated ms`, rows: getRows(samples, floor, []) })
      }
      const motions: Record<string, Motion> = {
        [ours]: 'no-preference',
        [`${ours}, reduced motion`]: 'reduce',
        [floor]: 'no-preference',
      }
      const samples = await interleave(Object.keys(motions), runs, (name) => {
        const origin = origins.get(name === floor ? floor : ours) ?? ''
        return scrollThrough(browser, `${origin}/`, motions[name] ?? 'no-preference')
      })
      tables.push({
        title: 'home, scrolled from top to bottom at 4× CPU and 390 px: frames and long tasks',
        rows: getRows(samples, floor, []),
      })
      return tables
    })
  } finally {
    await browser.close()
  }
}
