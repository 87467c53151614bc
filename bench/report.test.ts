import { expect, it } from 'vitest'
import { format, markdown, getRows } from './report.ts'

it('numbers have three significant digits, and no fraction from a hundred on', () => {
  expect([1.2345, 0.0123, 123.4, 5, 40123, NaN, 'text'].map(format)).toEqual([
    ...['1.23', '0.0123', '123', '5', '40123', '–', 'text'],
  ])
})

it('a table is Markdown with numbers to the right', () => {
  const rows = [
    { kit: 'Summit', bytes: 5 },
    { kit: 'A', bytes: 12_345 },
  ]
  expect(markdown({ title: '', rows }).split('\n')).toEqual([
    '| kit    | bytes |',
    '| ------ | ----: |',
    '| Summit |     5 |',
    '| A      | 12345 |',
  ])
})

it('a row has the medians and the ratios to the reference', () => {
  const samples = new Map([
    ['floor', [{ ms: 10 }, { ms: 20 }]],
    ['host', [{ ms: 30 }, { ms: 40 }]],
  ])
  expect(getRows(samples, 'floor', ['ms'])).toEqual([
    { candidate: 'floor', ms: 15, 'ms ×': 1 },
    { candidate: 'host', ms: 35, 'ms ×': 2.5 },
  ])
})
