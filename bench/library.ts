/** Bytes of the kits under `kits`, and how long 500 buttons and a dialog take in Chromium. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { launchOptions } from '../tools/chromium.ts'
import { buildKit, components, type BuiltKit } from './build-kit.ts'
import { interleave, type Sample } from './measure.ts'
import { getRows, type Table } from './report.ts'

const BUTTONS = 500

/** By the file under `kits`. Bytes are compared with raw Radix, times with plain elements. */
const kits = {
  summit: 'Summit',
  'summit-tailwind': 'Summit, Tailwind host',
  plain: 'plain elements',
  radix: 'Radix + cva',
  shadcn: 'shadcn',
  'react-aria': 'React Aria',
  'base-ui': 'Base UI',
  'radix-themes': 'Radix Themes',
  mui: 'MUI',
  mantine: 'Mantine',
  chakra: 'Chakra',
  heroui: 'HeroUI',
}
const radix = kits.radix

export async function library(runs: number): Promise<Table[]> {
  installKits()
  const built = new Map<string, BuiltKit>()
  for (const [file, name] of Object.entries(kits)) built.set(name, await buildKit(file))
  const total = ({ script, sheet }: BuiltKit) => script + sheet
  const reference = built.get(radix)
  const bytes = [...built].map(([kit, sizes]) => ({
    kit,
    script: sizes.script,
    sheet: sizes.sheet,
    total: total(sizes),
    '× Radix + cva': reference ? total(sizes) / total(reference) : NaN,
  }))
  const single = [...built].map(([kit, { alone }]) => ({ kit, ...alone }))

  const browser = await chromium.launch(launchOptions())
  try {
    const samples = await interleave([...built.keys()], runs, async (name) => {
      const page = built.get(name)
      if (!page) throw new Error(`There is no kit named ${name}.`)
      return mount(browser, page)
    })
    return [
      { title: 'The kit of five: minified script without React, and style sheet; bytes, brotli 11', rows: bytes },
      { title: `Script of one import without React; bytes, brotli 11 (${components.join(', ')})`, rows: single },
      {
        title: `${BUTTONS} buttons mounted, a dialog opened; ms, and as a multiple of plain elements`,
        rows: getRows(samples, kits.plain, ['first 500', 'dialog']),
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Installs the kits' own dependencies from their own lockfile, and checks the kits' types. */
export function installKits() {
  const folder = join(import.meta.dirname, 'kits')
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (!existsSync(join(folder, 'node_modules'))) npm('ci', '--prefer-offline', '--ignore-scripts')
  npm('run', '--silent', 'types')
}

/** Runs a kit's page once. */
async function mount(browser: Browser, { page: script }: BuiltKit): Promise<Sample> {
  const page = await browser.newPage()
  try {
    await page.setContent('<!doctype html><title>kit</title><div id="root"></div>')
    // Without transitions and animations, whose times each kit chooses differently.
    await page.addStyleTag({ content: '* { animation: none !important; transition: none !important }' })
    await page.addScriptTag({ content: script })
    return await page.evaluate((count) => window.measureKit(count), BUTTONS)
  } finally {
    await page.close()
  }
}
