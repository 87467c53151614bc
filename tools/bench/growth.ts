/** What grows with the project: the time of story tests with the number of stories, of a toast with those before it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium.ts'
import { root } from '../lib/run.ts'
import { buildToasts } from './build-kit.ts'
import { interleave, type Sample } from './measure.ts'
import { installKits } from './library.ts'
import { rowsOf, type Table } from './report.ts'

const COUNTS = [100, 300, 600]
const PER_FILE = 10
const TOASTS = 10_000

export async function growth(runs: number): Promise<Table[]> {
  const toasts = new Map([[`${TOASTS} toasts in a row`, await repeat(runs, await toastMeasure())]])
  // A run of all takes minutes, and its time depends on the number of stories far more than on anything else.
  const stories = await interleave(COUNTS.map(named), Math.ceil(runs / 5), async (name) => testStories(parseInt(name)))
  return [
    { title: 'Toasts, each in place of the one before: ms each', rows: rowsOf(toasts, '', []) },
    { title: 'Story tests, from the command to the report', rows: rowsOf(stories, named(100), ['seconds']) },
  ]
}

const named = (count: number) => `${count} stories`

async function repeat(runs: number, measure: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let run = 0; run < runs; run++) samples.push(await measure())
  return samples
}

/** A function that shows all toasts on a fresh page. */
async function toastMeasure() {
  installKits()
  const script = await buildToasts()
  return async () => {
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage()
      await page.setContent('<!doctype html><title>toasts</title><div id="root" class="summit"></div>')
      await page.addScriptTag({ content: script })
      return await page.evaluate((count) => window.measureKit(count), TOASTS)
    } finally {
      await browser.close()
    }
  }
}

/** Runs the tests of so many stories, each with a play function and the accessibility check. */
function testStories(count: number): Sample {
  const folder = join(root, '.storybook/.cache', `${count}-stories`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(storybookOf(count))) writeFileSync(join(folder, file), text)
  const start = performance.now()
  execFileSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', join(folder, 'vitest.config.ts')],
    {
      cwd: root,
      stdio: 'pipe',
    },
  )
  const seconds = (performance.now() - start) / 1000
  rmSync(folder, { recursive: true })
  return { seconds, 'ms per story': (1000 * seconds) / count }
}

/** A Storybook with our configuration and other stories, as files. */
function storybookOf(count: number): Record<string, string> {
  const files = Array.from({ length: count / PER_FILE }, (_, index) => [`s${index}.stories.tsx`, storiesOf(index)])
  return {
    'main.ts': `import config from '../../main.ts'
export default { ...config, stories: ['./*.stories.tsx'], staticDirs: ['../../public'] }
`,
    'preview.tsx': "export { default } from '../../preview.tsx'\n",
    'vitest.config.ts': `import { defineConfig } from 'vitest/config'
import { stories } from '../../../vitest.config.ts'
export default defineConfig({ test: { projects: [stories(import.meta.dirname)] } })
`,
    ...(Object.fromEntries(files) as Record<string, string>),
  }
}

function storiesOf(index: number): string {
  const stories = Array.from(
    { length: PER_FILE },
    (_, number) => `export const Story${number} = {
  args: { children: 'Save ${number}' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Save ${number}' })).toBeVisible(),
}
`,
  )
  return `import { Button } from '@summit/ui/button'
import { expect } from 'storybook/test'
export default { title: 'Growth/${index}', component: Button }
${stories.join('')}`
}
