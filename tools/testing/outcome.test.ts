import { expect, it } from 'vitest'
import { toOutcome } from './outcome.ts'
import type { Result } from './report.ts'

function test(title: string, outcome: Result['outcome'], isFlaky = false): Result {
  return { title, tags: [], outcome, isFlaky, command: `run ${title}` }
}

it('counts tests and lists those that passed on retry with the name of their check', () => {
  const tests = [test('stands', 'passed'), test('sways', 'passed', true), test('falls', 'failed')]
  expect(toOutcome('unit', false, 1, tests)).toMatchObject({ passed: 2, failed: 1, flaky: ['unit: sways'] })
})

it.each([
  { tests: undefined, hasPassed: true, passed: 1, failed: 0 },
  { tests: undefined, hasPassed: false, passed: 0, failed: 1 },
  { tests: [], hasPassed: false, passed: 0, failed: 1 },
  { tests: [test('stands', 'passed')], hasPassed: false, passed: 1, failed: 1 },
])('counts a check without tests as one, and a failure outside of tests: $tests, $hasPassed', (given) => {
  const { tests, hasPassed, passed, failed } = given
  expect(toOutcome('lint', hasPassed, 1, tests)).toMatchObject({ passed, failed })
})

it('says in three lines what failed and how to run that alone', () => {
  expect(toOutcome('unit', false, 1, [test('stands', 'passed'), test('falls\n down', 'failed')]).failure).toEqual([
    '✗ unit: 1 of 2, see test-results/unit.log',
    '  falls down',
    '  alone: run falls\n down',
  ])
  expect(toOutcome('lint', false, 1).failure).toEqual([
    '✗ lint',
    '  see test-results/lint.log',
    '  alone: npm test -- lint',
  ])
  expect(toOutcome('lint', true, 1).failure).toEqual([])
})
