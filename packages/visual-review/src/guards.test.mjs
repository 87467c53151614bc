import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../tools/lib/run.ts'
import { modulesOf } from './affected.mjs'
import { openBrowser, readModes } from './capture.mjs'
import { differenceOf } from './pixels.mjs'
import { plan, storiesOf } from './plan.mjs'
import { review } from './review.mjs'
import { findingsOf } from './verdict.mjs'

// The review of the built Storybook against itself and against copies in which something was planted.

const base = path.join(root, 'storybook-static')
const folder = mkdtempSync(path.join(tmpdir(), 'visual-guards-'))

/** @type {Omit<import('./review.mjs').Studio, 'builds'>} */
let studio

beforeAll(async () => {
  studio = { browser: await openBrowser(), modes: await readModes(), pairs: 1 }
})

afterAll(async () => {
  await studio.browser.close()
  rmSync(folder, { recursive: true })
})

/** A copy of the build with its assets changed. @param {string} name @param {(file: string, text: string) => string} plant */
function planted(name, plant) {
  const build = path.join(folder, name)
  cpSync(base, build, { recursive: true })
  for (const asset of readdirSync(path.join(build, 'assets')).filter((file) => /\.(css|js)$/.test(file))) {
    const file = path.join(build, 'assets', asset)
    const before = readFileSync(file, 'utf8')
    const after = plant(asset, before)
    if (after !== before) writeFileSync(file, after)
  }
  return build
}

/** @param {string} head @param {string[]} stories @param {string[]} [modes] */
async function look(head, stories, modes = ['light']) {
  const wish = { modes, stories, files: /** @type {const} */ ('all') }
  const pictures = plan(storiesOf(base), storiesOf(head), Object.keys(studio.modes.modes), wish)
  const reviewed = await review({ ...studio, builds: { base, head } }, pictures)
  return findingsOf(reviewed, [], { planned: pictures.length, isWhole: false })
}

describe('a review', () => {
  it('finds nothing between a build and itself, in every mode', async () => {
    const findings = await look(base, ['ui-button--loading-with-icon', 'ui-dialog--open'], ['all'])
    expect(findings).toMatchObject({ exitCode: 0, sentence: 'Nothing changed: 14 pictures are as before.' })
  }, 120_000)

  it('finds a changed token, names it, and proves that nothing else changed', async () => {
    const head = planted('token', (file, text) =>
      file.endsWith('.css') ? text.replace(/(--color-accent:)oklch\([^)]*\)/g, '$1oklch(68% .2 42)') : text,
    )
    const findings = await look(head, ['ui-button--accent', 'ui-button--quiet'])
    expect(findings).toMatchObject({ exitCode: 1, sentence: '1 token changed, 1 picture follows; nothing else.' })
    expect(findings.causes).toMatchObject([
      { kind: 'token', text: expect.stringMatching(/^--color-accent .* → oklch\(68% 0?\.2 42\)/) },
    ])
  }, 120_000)

  it('finds one pixel within words', async () => {
    const dot =
      '#storybook-root::after{content:"";position:fixed;left:60px;top:40px;width:1px;height:1px;background:#808080}'
    const head = planted('pixel', (file, text) =>
      text.includes('--color-accent:') && file.endsWith('.css') ? text + dot : text,
    )
    const { exitCode, pictures } = await look(head, ['ui-button--accent'])
    expect(exitCode).toBe(1)
    const [changed] = pictures.changed
    const difference = changed?.status === 'changed' ? differenceOf(changed.base, changed.head) : null
    expect(difference).toMatchObject({ pixels: 1, box: [60, 40, 1, 1] })
  }, 120_000)

  it('fails when a story cannot be shown', async () => {
    const head = path.join(folder, 'broken')
    cpSync(base, head, { recursive: true })
    for (const asset of readdirSync(path.join(head, 'assets')))
      if (asset.startsWith('button.stories')) rmSync(path.join(head, 'assets', asset))
    expect(await look(head, ['ui-button--accent'])).toMatchObject({
      exitCode: 2,
      sentence: 'Nothing changed; 1 picture could not be judged.',
    })
  }, 120_000)
})

it('is made from a build that says which file imports which', () => {
  expect(modulesOf(base).map(({ id }) => id)).toContain('./packages/ui/src/button/button.tsx')
})
