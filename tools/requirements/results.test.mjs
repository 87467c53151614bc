import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from './results.mjs'

const folder = mkdtempSync(join(tmpdir(), 'requirements-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('Vitest’s report', () => {
  it('gives full titles and outcomes', () => {
    const run = readVitest(
      JSON.stringify({
        startTime: 5,
        testResults: [
          {
            name: '/a.test.ts',
            assertionResults: [
              { fullName: 'sign-in SIGNIN-14 goes on', status: 'passed', meta: {} },
              { fullName: 'SIGNIN-15', status: 'failed', meta: {} },
              { fullName: 'SIGNIN-16', status: 'pending', meta: {} },
              { fullName: 'SIGNIN-17', status: 'todo', meta: {} },
            ],
          },
        ],
      }),
    )
    expect(run).toEqual({
      startedAt: 5,
      results: [
        { title: 'sign-in SIGNIN-14 goes on', file: '/a.test.ts', outcome: 'passed' },
        { title: 'SIGNIN-15', file: '/a.test.ts', outcome: 'failed' },
        { title: 'SIGNIN-16', file: '/a.test.ts', outcome: 'skipped' },
        { title: 'SIGNIN-17', file: '/a.test.ts', outcome: 'skipped' },
      ],
    })
  })

  it('gives a story the tags of its file, its own and those of all', () => {
    const file = join(folder, 'dashboard.stories.tsx')
    writeFileSync(
      file,
      `import type { Meta, StoryObj } from '@storybook/react-vite'
       const meta = { title: 'Features/Dashboard', tags: ['DASH-01', 'DASH-02'] } satisfies Meta
       export default meta
       export const Loading: StoryObj = { tags: ['DASH-03', '!DASH-02'] }
       export const Shown: StoryObj = {}`,
    )
    const stories = ['loading', 'shown'].map((name) => ({
      fullName: name,
      status: 'passed',
      meta: { storyId: `features-dashboard--${name}` },
    }))
    const run = readVitest(JSON.stringify({ startTime: 5, testResults: [{ name: file, assertionResults: stories }] }))
    expect(run.results.map(({ title }) => title)).toEqual(['loading DASH-01 DASH-03', 'shown DASH-01 DASH-02'])
  })
})

describe('Playwright’s report', () => {
  /** @param {{ status: string, expectedStatus: string }} test */
  const outcome = (test) => {
    const spec = { title: 'DASH-14 logs out', file: 'dashboard.spec.ts', tests: [test] }
    const suite = { title: 'dashboard.spec.ts', suites: [{ title: 'the dashboard', specs: [spec] }] }
    const report = { config: { rootDir: '/e2e' }, stats: { startTime: '1970-01-01T00:00:05Z' }, suites: [suite] }
    return readPlaywright(JSON.stringify(report))
  }

  it('gives full titles, files and the start', () => {
    expect(outcome({ status: 'expected', expectedStatus: 'passed' })).toEqual({
      startedAt: 5000,
      results: [{ title: 'the dashboard DASH-14 logs out', file: '/e2e/dashboard.spec.ts', outcome: 'passed' }],
    })
  })

  it.each([
    ['unexpected', 'passed', 'failed'],
    ['flaky', 'passed', 'passed'],
    ['expected', 'failed', 'failed'],
    ['skipped', 'passed', 'skipped'],
    ['skipped', 'skipped', 'skipped'],
  ])('takes %s, where %s was expected, for %s', (status, expectedStatus, taken) => {
    expect(outcome({ status, expectedStatus }).results[0]?.outcome).toBe(taken)
  })
})
