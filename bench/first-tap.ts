/** The first tap on each button of home that opens something, on a slow phone, as soon as it is there. Ours alone. */
import { chromium } from 'playwright'
import { launchOptions } from '../tools/chromium.ts'
import { interact } from './act.ts'
import { tap } from './interaction.ts'
import { interleave, medians } from './measure.ts'
import type { Table } from './report.ts'
import { serveFolder } from './serve-folder.ts'
import { readOurSite } from './sites.ts'

/** By what is opened. */
const buttons = { menu: 'Open menu', 'product demo': 'Watch Demo', 'workout plan': 'Get the free plan' }

export async function firstTap(runs: number): Promise<Table[]> {
  const site = await serveFolder(readOurSite())
  const browser = await chromium.launch(launchOptions())
  try {
    const samples = await interleave(Object.values(buttons), runs, (name) => interact(browser, site.origin, tap(name)))
    const rows = Object.entries(buttons).map(([opened, name]) => ({ opened, ...medians(samples.get(name) ?? []) }))
    return [{ title: 'First tap on home, at 4× CPU and slow 4G: ms from the input', rows }]
  } finally {
    await browser.close()
    site.close()
  }
}
