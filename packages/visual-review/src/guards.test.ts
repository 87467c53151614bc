import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PNG } from 'pngjs'
import type { Browser, LaunchOptions } from 'playwright'
import { getModules } from './affected.ts'
import { launchBrowser, openStoryPage, parseBrowser } from './browser.ts'
import { loadConfig, type RenderConfig } from './config.ts'
import { getFindings } from './findings.ts'
import { lookAt } from './look.ts'
import { mergeParts } from './merge.ts'
import type { Reviewed } from './part.ts'
import { getDifference } from './pixels.ts'
import { plan, listStories, type Picture } from './plan.ts'
import { readStories } from './read-stories.ts'
import { readReport, writeReport } from './report/write.ts'
import { review } from './review.ts'
import { judge } from './reviewed.ts'
import { serve } from './serve.ts'
import type { Shard } from './shard.ts'
import type { Subject, Subjects } from './subjects.ts'

// Reviews of a small Storybook against itself and against modified copies.

const root = path.join(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'visual-guards-'))
const base = path.join(folder, 'base')

const config: RenderConfig = {
  modes: {
    light: {},
    dark: { globals: { theme: 'dark' } },
    phone: { viewport: 'small' },
    'forced-colours': { media: { forcedColors: 'active' } },
    'reduced-motion': { media: { reducedMotion: 'reduce' } },
  },
  defaultModes: ['light', 'dark'],
  pagePrefix: 'Pages/',
  globals: {},
  viewports: {
    small: { styles: { width: '320px', height: '640px' } },
    desktop: { styles: { width: '1440px', height: '900px' } },
  },
  themes: ['light', 'dark'],
  launchOptions: () => launchOptions,
}
const name = parseBrowser(process.env.REVIEW_BROWSER ?? 'chromium')
let launchOptions: LaunchOptions
let browser: Browser

beforeAll(async () => {
  const storybook = 'packages/visual-review/testing/storybook'
  const build = ['storybook', 'build', '--test', '--stats-json', '--quiet', '--config-dir', storybook]
  execFileSync('npx', [...build, '--output-dir', base], { cwd: root, stdio: 'pipe' })
  launchOptions = (await loadConfig(root)).launchOptions(name)
  browser = await launchBrowser(launchOptions, name)
}, 120_000)

afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

/** Copies the build with modified assets. */
function modified(name: string, modify: (file: string, text: string) => string) {
  const build = path.join(folder, name)
  cpSync(base, build, { recursive: true })
  for (const asset of readdirSync(path.join(build, 'assets')).filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(build, 'assets', asset)
    const before = readFileSync(file, 'utf8')
    const after = modify(asset, before)
    if (after !== before) writeFileSync(file, after)
  }
  return build
}

async function getReview(head: string, stories: string[], modes = ['light'], configured = config, before = base) {
  const [builds, selection] = [
    { base: before, head },
    { modes, stories, files: 'all' as const },
  ]
  const { base: old, head: after, ...read } = await readStories({ browser, builds, config: configured }, selection)
  const config = { ...configured, ...read }
  const pictures = plan(old, after, config, selection)
  const reviewed = await review({ browser, config, concurrency: 1, builds }, pictures)
  const findings = getFindings(reviewed, [], { planned: pictures.length, isComplete: false }, config.defaultModes)
  return { ...findings, notes: reviewed.notes }
}

describe('a review', () => {
  it('finds no difference between a build and itself, in every mode', async () => {
    const findings = await getReview(base, ['button', 'dialog'], ['all'])
    expect(findings).toMatchObject({ exitCode: 0, sentence: 'Nothing changed: 15 pictures are as before.' })
  })

  it('reports a changed token as the only cause', async () => {
    const head = modified('token', (file, text) =>
      file.endsWith('.css') ? text.replace(/(--color-accent:[^;}]*?)oklch\([^)]*\)/g, '$1oklch(68% .2 42)') : text,
    )
    const findings = await getReview(head, ['button--primary', 'dialog--open'])
    expect(findings).toMatchObject({ exitCode: 1, sentence: '1 token changed, 1 picture follows; nothing else.' })
    expect(findings.causes).toMatchObject([
      { kind: 'token', text: expect.stringMatching(/^--color-accent .* → oklch\(68% 0?\.2 42\)/) as unknown },
    ])
  })

  it('reports changed tokens that a theme sets on the body', async () => {
    const build = (name: string, accent: string) =>
      modified(name, (_, text) =>
        text
          .replace('documentElement.dataset.theme=', 'body.dataset.palette=')
          .replace(/\[data-theme="?dark"?\]\{/, `[data-palette=light]{--color-accent:${accent}}$&`),
      )
    const [before, head] = [build('palette', '#a00'), build('palette-after', '#b00')]
    const { sentence, causes } = await getReview(head, ['button--primary'], ['light'], config, before)
    expect(causes).toMatchObject([{ kind: 'token', text: '--color-accent #a00 → #b00' }])
    expect(sentence).toBe('1 token changed, 1 picture follows; nothing else.')
  })

  it('reports changed tokens of a theme that is a class by their values there', async () => {
    const build = (name: string, light: string, dark: string) =>
      modified(name, (_, text) =>
        text
          .replace(/dataset\.theme=/, 'className=')
          .replace(/\[data-theme="?dark"?\]\{/, `.dark{--color-accent:${dark};`)
          .replace(/(--color-accent:[^;}]*?)oklch\([^)]*\)/g, `$1${light}`),
      )
    const [before, head] = [build('classes', '#a00', '#faa'), build('classes-after', '#b00', '#fbb')]
    const { causes } = await getReview(head, ['button--primary'], ['light', 'dark'], config, before)
    expect(causes).toMatchObject([
      { kind: 'token', text: '--color-accent #a00 → #b00; in dark --color-accent #faa → #fbb' },
    ])
  })

  it('ignores the attributes by which Angular and Vue scope styles, named after the source', async () => {
    const head = modified('scopes', (file, text) =>
      file.startsWith('button.stories')
        ? text.replace('type:`button`', 'type:`button`,"_nghost-ng-c12":"","_ngcontent-ng-c34":"","data-v-0a1b2c3d":""')
        : text,
    )
    const { sentence } = await getReview(head, ['button--primary'])
    expect(sentence).toBe('Nothing changed: 1 picture is as before.')
  })

  it('finds a difference of one pixel in text', async () => {
    const dot =
      '#storybook-root::after{content:"";position:fixed;left:60px;top:40px;width:1px;height:1px;background:#808080}'
    const head = modified('pixel', (file, text) =>
      text.includes('--color-accent:') && file.endsWith('.css') ? text + dot : text,
    )
    const { exitCode, pictures } = await getReview(head, ['button--primary'])
    expect(exitCode).toBe(1)
    const [changed] = pictures.changed
    const difference = changed?.status === 'changed' ? getDifference(changed.base, changed.head) : null
    expect(difference).toMatchObject({ pixels: 1, box: [60, 40, 1, 1] })
  })

  it('falls back to the default for an unknown viewport, with a note', async () => {
    const head = modified('viewport', (file, text) =>
      file.startsWith('button.stories') ? text.replace('viewport:{value:`small`}', 'viewport:{value:`huge`}') : text,
    )
    const { notes, pictures } = await getReview(head, ['button--on-a-phone'])
    expect(notes).toEqual(['button--on-a-phone: there is no viewport "huge": taken at 1440 × 900'])
    expect([pictures.changed.length, pictures.failed.length]).toEqual([1, 0])
  })

  it('finds a change in a story in whose page an earlier one left something behind', async () => {
    const head = modified('leak', (file, text) => (file.startsWith('leak') ? text.replace('Before', 'After') : text))
    const { sentence, causes } = await getReview(head, ['leak--'])
    expect(sentence).toBe('1 text changed, 1 picture follows; nothing else.')
    expect(causes).toMatchObject([{ text: '“Before” → “After”' }])
  })

  it('finds no change in the pixels of a story that are others because of a change before it in its page', async () => {
    const head = modified('drawing', (file, text) =>
      file.startsWith('drawing') ? text.replace('Monday', 'Friday').replace('blue', 'red') : text,
    )
    const { sentence } = await getReview(head, ['drawing--'])
    expect(sentence).toBe('1 text changed, 1 picture follows; nothing else.')
  })

  it('shows a story from the beginning, so that what it focuses is focused on a busy machine too', async () => {
    const { origin, close } = await serve(base)
    const page = await openStoryPage(browser, origin, config, {}, 'off', () => {})
    for (const story of ['button--primary', 'slow--focused']) await page.capture(story)
    expect(JSON.stringify(await page.tree())).toContain('"(focus)":"yes"')
    await page.close()
    await close()
  })

  it('fails for a story that does not render, and for no other', async () => {
    const head = modified('broken', (_, text) => text)
    for (const asset of readdirSync(path.join(head, 'assets')))
      if (asset.startsWith('dialog.stories')) rmSync(path.join(head, 'assets', asset))
    expect(await getReview(head, ['button', 'dialog'])).toMatchObject({
      exitCode: 2,
      sentence: 'Nothing changed; 1 picture could not be judged.',
      pictures: { failed: [{ story: { id: 'dialog--open' } }] },
    })
  })
})

describe('the parameters for Chromatic', () => {
  const change = (name: string, replace: (text: string) => string) =>
    modified(name, (file, text) => (/^(chromatic\.stories|preview|iframe).*/.test(file) ? replace(text) : text))
  const nextDay = () => change('day', (text) => text.replaceAll('Monday', 'Friday'))
  const inOwnModes = (head: string, story: string) => getReview(head, [story], ['core'], { ...config, modes: {} })
  const names = (results: readonly Picture[]) => results.map(({ story, mode }) => `${story.name} ${mode}`)

  it('skip a story, which is listed', async () => {
    const { sentence, exitCode, pictures } = await getReview(nextDay(), ['chromatic--off', '--not-visual', 'button'])
    expect([sentence, exitCode]).toEqual(['Nothing changed; 2 stories are skipped.', 0])
    expect(pictures.skipped).toMatchObject([
      { story: { id: 'chromatic--not-visual' }, reason: 'the tag !visual' },
      { story: { id: 'chromatic--off' }, reason: 'parameters.chromatic.disableSnapshot' },
    ])
    expect(names(pictures.same)).toEqual(['On A Phone light', 'Primary light'])
  })

  it('ignore what an element looks like and has in it, but not where it is', async () => {
    expect(await getReview(nextDay(), ['chromatic--ignored'])).toMatchObject({
      exitCode: 0,
      sentence: 'Nothing changed: 1 picture is as before.',
    })
    const head = modified('moved', (file, text) => (file.endsWith('.css') ? text.replace('120px', '121px') : text))
    const { causes } = await getReview(head, ['chromatic--ignored'])
    expect(causes).toMatchObject([{ kind: 'box', text: 'b 120 × 40 at 16, 16 → 121 × 40 at 16, 16' }])
  })

  it('render a story in its own modes, where the configuration has none', async () => {
    const { pictures } = await inOwnModes(nextDay(), 'chromatic--in-modes')
    const looks = pictures.changed.map((result) => {
      const { width, data } = PNG.sync.read('head' in result ? result.head : Buffer.of())
      return { width, red: data[0] }
    })
    expect(names(pictures.changed)).toEqual(['In Modes night', 'In Modes phone'])
    expect(looks).toEqual([
      { width: 1440, red: 0 },
      { width: 320, red: 255 },
    ])
  })

  it('capture a story later, with reduced motion and forced colours', async () => {
    const { causes } = await inOwnModes(nextDay(), 'chromatic--late')
    expect(causes).toMatchObject([{ text: '“Late Monday” → “Late Friday”' }])
  })

  it('fail a story that they are wrong for, with the key', async () => {
    expect(await inOwnModes(base, 'chromatic--wrong')).toMatchObject({
      exitCode: 2,
      pictures: {
        failed: [{ reason: 'parameters.chromatic.delay is "1s", which is not a number of milliseconds' }],
      },
    })
  })
})

it('reads what stories ask for after one whose file takes the page away', async () => {
  const leave = "location.replace('about:blank'); await new Promise(() => {});"
  const head = modified('leaving', (file, text) => (file.startsWith('button.stories') ? `${leave}${text}` : text))
  const selection = { modes: ['light'], stories: ['button--primary', 'chromatic'], files: 'all' as const }
  const { head: stories } = await readStories({ browser, builds: { base, head }, config }, selection)
  const { head: expected } = await readStories({ browser, builds: { base, head: base }, config }, selection)
  expect(expected.size).toBeGreaterThan(2)
  for (const [id, { settings }] of expected) expect([id, stories.get(id)?.settings]).toEqual([id, settings])
})

describe('a Storybook that does not start', () => {
  /** Reviews a build with itself, and waits so many milliseconds for it. */
  const start = (build: string, timeout: number) => {
    // SAFETY: a review asks a browser for nothing else.
    const patient = {
      newContext: async (options) => {
        const context = await browser.newContext(options)
        context.setDefaultTimeout(timeout)
        return context
      },
    } satisfies Pick<Browser, 'newContext'> as unknown as Browser
    const stories = listStories(base)
    const pictures = plan(stories, stories, config, { modes: ['light'], stories: [], files: 'all' })
    return review({ browser: patient, config, concurrency: 1, builds: { base: build, head: build } }, pictures)
  }

  it('ends the review, with the error of its page', async () => {
    const dead = modified('dead', (_, text) => text)
    writeFileSync(path.join(dead, 'iframe.html'), '<script>throw new Error("There is no theme")</script>')
    await expect(start(dead, 500)).rejects.toThrow('A Storybook does not start: There is no theme')
  })

  it('ends the review with the script that it lacks, as where it is built for a folder of a site', async () => {
    const dead = modified('dead-folder', (_, text) => text)
    writeFileSync(path.join(dead, 'iframe.html'), '<script type="module" src="/docs/assets/iframe.js"></script>')
    await expect(start(dead, 500)).rejects.toThrow(
      'A Storybook does not start: it lacks /docs/assets/iframe.js. Is it built for the root of a site?',
    )
  })

  it('ends the review with what Storybook says, rather than with an error of the page before', async () => {
    const dead = modified('no-index', (_, text) => text)
    rmSync(path.join(dead, 'index.json'))
    const page = path.join(dead, 'iframe.html')
    const script = '<head><script>throw new Error("There is no theme")</script>'
    writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', script))
    await expect(start(dead, 30_000)).rejects.toThrow('A Storybook does not start: Error fetching `/index.json`')
  })
})

describe('two folders', () => {
  let head: string
  let command: SpawnSyncReturns<string>

  beforeAll(() => {
    head = modified('text', (file, text) =>
      file.startsWith('button.stories') ? text.replaceAll('Watch', 'See') : text,
    )
    const elsewhere = path.join(folder, 'elsewhere')
    mkdirSync(elsewhere)
    const cli = path.join(import.meta.dirname, 'cli.ts')
    const { env, executablePath } = launchOptions
    const options = ['--story', 'button--primary', '--output', path.join(head, 'visual-review')]
    command = spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), cli, 'compare', base, head, ...options],
      { cwd: elsewhere, encoding: 'utf8', env: { ...process.env, ...env, CHROMIUM_PATH: executablePath } },
    )
  })

  it('are compared anywhere, without a configuration', () => {
    expect(command.stdout).toContain('1 text changed, 1 picture follows; nothing else.')
    expect(command.status).toBe(1)
    expect(readdirSync(path.join(head, 'visual-review')).sort()).toEqual([
      ...['.gitignore', 'base', 'head', 'index.html', 'pictures', 'report.json', 'summary.md'],
    ])
  })

  it('have the report in a panel of the second, below any path, for the story that is open', async () => {
    const { origin, close } = await serve(folder)
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const panel = page.getByRole('tabpanel', { name: 'Visual review' })
    await page.goto(`${origin}/text/index.html?path=/story/button--primary`)
    await page.getByRole('tab', { name: 'Visual review changed' }).click()
    await panel.getByRole('heading', { name: 'Changed' }).waitFor()
    await panel.getByText('text “Watch” → “See”').waitFor()
    for (const side of ['before', 'after']) {
      const picture = await panel.getByRole('link', { name: `default, ${side}` }).getAttribute('href')
      expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
    }
    const [report] = await Promise.all([
      page.waitForEvent('popup'),
      panel.getByRole('link', { name: 'c1 in the report' }).click(),
    ])
    await report.getByRole('heading', { name: 'c1 text “Watch” → “See”' }).waitFor()

    await page.goto(`${origin}/text/index.html?path=/story/dialog--open`)
    await panel.getByText('stories other than button--primary').waitFor()
    expect(await page.getByRole('tab', { name: 'Visual review' }).textContent()).toBe('Visual review')
    await page.close()
    await close()
  })
})

// Four reviews, each with a browser of its own.
it('finds in two parts what it finds in one', async () => {
  const head = modified('parts', (file, text) => {
    if (file.endsWith('.css')) return text.replace(/(--color-accent:[^;}]*?)oklch\([^)]*\)/g, '$1oklch(68% .2 42)')
    return /^(button|chromatic)\.stories/.test(file) ? text.replace(/Watch|Monday/g, 'See') : text
  })
  const builds = { base, head }
  const subjects: Subjects = {
    storybooks: [{ prefix: '', folder: '', config: { ...config, modes: {} }, builds, files: 'all' }],
    ...{ acceptances: [], notes: [] },
    ...{ base: { name: 'before', commit: 'a' }, head: { name: 'after', commit: 'b' } },
  }
  const options = { modes: 'core', story: ['button', 'in-modes', 'wrong', 'off'], browser: name }
  const write = (name: string, reviewed: Reviewed) => {
    const out = path.join(folder, name)
    writeReport(out, subjects.storybooks, judge(reviewed))
    return out
  }
  const look = async (name: string, shard?: Shard) => write(name, await lookAt(subjects, options, 1, shard))
  const whole = await look('whole')
  const parts = []
  for (const index of [1, 2]) parts.push(await look(`part-${index}`, { index, total: 2 }))
  const merged = write('merged', mergeParts(parts).reviewed)

  const read = (out: string) => {
    const { seconds, ...report } = readReport(out)
    expect(seconds.building).toBe(1)
    const files = ['summary.md', ...readdirSync(path.join(out, 'pictures')).map((file) => `pictures/${file}`)].sort()
    return {
      report: { ...report, time: '' },
      files: files.map((file) => [file, readFileSync(path.join(out, file), 'base64')]),
    }
  }
  expect(read(whole).report).toMatchObject({
    sentence: '1 token and 2 texts changed, 4 pictures follow; 1 picture could not be judged and 1 story is skipped.',
    exitCode: 3,
  })
  expect(read(merged)).toEqual(read(whole))
  // Each has something to add.
  expect(parts.map((part) => read(part).report.looked.pictures).every((pictures) => pictures > 0)).toBe(true)
}, 300_000)

it('reviews several Storybooks in one report, whose stories and modes may have the same names', async () => {
  const head = modified('second', (file, text) =>
    file.startsWith('button.stories') ? text.replaceAll('Watch', 'See') : text,
  )
  const getSubject = (prefix: string, head: string, viewport: string): Subject => ({
    ...{ prefix, folder: prefix, builds: { base, head }, files: 'all' },
    config: { ...config, modes: { phone: { viewport } }, defaultModes: ['phone'] },
  })
  const subjects: Subjects = {
    storybooks: [getSubject('ui/', base, 'small'), getSubject('web/', head, 'desktop')],
    ...{ acceptances: [], notes: ['old: only the base has it'], base: { name: 'before' }, head: { name: 'after' } },
  }
  const story = ['ui/button--primary', 'web/button--primary']
  const { results, notes, config: modes } = await lookAt(subjects, { modes: 'core', story, browser: name }, 1)
  expect(results.map(({ story, mode, status }) => [story.id, mode, status])).toEqual([
    ['ui/button--primary', 'phone', 'same'],
    ['web/button--primary', 'phone 2', 'changed'],
  ])
  expect(results.map(({ story }) => story.importPath)[1]).toMatch(/^web\/.*button\.stories\.tsx$/)
  expect(modes.defaultModes).toEqual(['phone', 'phone 2'])
  expect(notes).toEqual(['old: only the base has it'])
})

it('needs the module graph of the build', () => {
  expect(getModules(base).map(({ id }) => id)).toContain(
    './packages/visual-review/testing/storybook/button.stories.tsx',
  )
})
