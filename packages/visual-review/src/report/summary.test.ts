import { describe, expect, it } from 'vitest'
import { REPORT_VERSION, type Report, type ReportCause } from './report.ts'
import { getSummary } from './summary.ts'

const cause = (text: string): ReportCause => ({
  name: 'c1',
  kind: 'text',
  text,
  where: [],
  titles: ['UI/Button'],
  pictures: [0, 1],
  isAccepted: false,
})

const summary = (more: Partial<Report>) =>
  getSummary({
    version: REPORT_VERSION,
    time: '2026-06-01T12:00:00.000Z',
    stories: ['ui-button--new'],
    sentence: '1 text changed, 2 pictures follow; nothing else.',
    exitCode: 1,
    looked: { pictures: 2, stories: 1, same: 0 },
    notLooked: ['other browsers'],
    base: { name: 'abc (v1)', commit: 'abc' },
    head: { name: 'def', commit: 'def' },
    browser: '150',
    seconds: { building: 1, looking: 1 },
    causes: [],
    pictures: [],
    failures: [],
    notes: [],
    skipped: [],
    stale: [],
    ...more,
  })

describe('a summary', () => {
  it('has a table row per cause', () => {
    expect(summary({ causes: [cause('“a | b” → “`c`”')] })).toContain(
      "| c1 | `text “a \\| b” → “'c'”` | 2 | **no** |\n",
    )
  })

  it('says how to accept a change of commits, which one of two folders has no way to', () => {
    const causes = [cause('“a” → “b”')]
    expect(summary({ causes })).toContain('visual-review accept c1')
    expect(summary({ causes, base: { name: 'before' } })).not.toContain('accept c1')
  })

  it('lists failures and notes on one line each', () => {
    const notes = ['ui-menu--open: there is no viewport "x"']
    expect(summary({ failures: ['ui-badge--new: head: <b>It</b>\n@broke'], notes })).toContain(
      '\n\nCould not be judged: `ui-badge--new: head: <b>It</b> @broke`\n\nNote: `ui-menu--open: there is no viewport "x"`\n\n',
    )
  })

  it('lists skipped stories', () => {
    expect(summary({ skipped: ['ui-clock--ticking: the tag !visual'] })).toContain(
      '\n\nSkipped: `ui-clock--ticking: the tag !visual`\n\n',
    )
  })

  it('is truncated to the size of a comment', () => {
    const many = (text: string) => Array.from({ length: 500 }, () => text.repeat(200))
    const text = summary({ causes: many('words ').map(cause), failures: many('broken '), stale: many('stale ') })
    expect(text.length).toBeLessThan(65_536)
    expect(text).toContain('There is more in the report.')
  })
})
