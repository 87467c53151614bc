import { execFile } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'

/** Vitest's JSON reporter, as far as it is read here. */
interface Report {
  testResults: [{ assertionResults: { title: string; status: string; failureMessages: string[] }[] }]
}

/** Failure message per fixture story; empty if it passed. */
const failures = new Map<string, string>()

beforeAll(async () => {
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=json'],
        ...['--config', '.storybook/checks/failing-fixtures/vitest.config.ts'],
      ],
      { env: { ...process.env, VITEST: '' }, maxBuffer: 1e8 },
      (_, stdout) => resolve(stdout),
    ),
  )
  // SAFETY: the format that Vitest documents for its JSON reporter.
  const { testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as Report
  for (const { title, status, failureMessages } of testResults[0].assertionResults) {
    failures.set(title, status === 'failed' ? failureMessages.join('\n') : '')
  }
}, 120_000)

describe('a story fails when', () => {
  it.each([
    ['it leaves a timer', 'Timer', 'left a timer running: setTimeout(fallAsleep, 60000)'],
    ['it leaves an interval', 'Interval', 'left a timer running: setInterval(tick, 1000)'],
    ['it leaves an animation running', 'Animation Frame', 'left a timer running: requestAnimationFrame(drift)'],
    ['it leaves something in storage', 'Storage', 'left localStorage changed: [] → [["fixture","value"]]'],
    ['it leaves an attribute on the body', 'Attribute', 'left the attributes of <body> changed'],
    ['it leaves an element in the body', 'Left Element', 'left an element in <body>: <aside'],
    ['it writes to the console', 'Log', 'console.log: a logged message'],
    ['it leaves a rejection unhandled', 'Rejection', 'a rejected promise'],
    ['it calls a server that no story answers for', 'Network', '/api/unmocked'],
    ['it cannot be read in light', 'Unreadable In Light', 'color contrast'],
    ['it cannot be read in dark', 'Unreadable In Dark', 'color contrast'],
    ['it changes the accessibility check', 'Softened', 'a story must not change the accessibility check'],
  ])('%s', (_, title, words) => {
    expect(failures.get(title)).toContain(words)
  })
})

it('passes a story without leaks', () => {
  expect(failures.get('Tidy')).toBe('')
})
