import { expect, it } from 'vitest'
import { writeEveryStatus } from '../../testing/every-status.ts'
import { getStoryReview } from './story-review.ts'

it('finds what a report says about a story of every status', () => {
  const report = writeEveryStatus()
  const get = (name: string) => getStoryReview(report, `ui-card--${name}`)
  for (const status of ['changed', 'removed', 'new', 'unstable', 'failed', 'same', 'skipped'])
    expect(get(status).status).toBe(status)
  expect(get('changed')).toMatchObject({
    pictures: [{ mode: 'light', files: { base: expect.any(String) as string } }],
    causes: [{ name: 'c1', kind: 'text', text: '“a” → “b”', where: ['p'] }],
    reasons: [],
  })
  expect(get('failed')).toMatchObject({ causes: [], reasons: ['threw'] })
  expect(get('skipped')).toEqual({ status: 'skipped', reasons: ['the tag !visual'] })
  expect(get('old')).toMatchObject({ status: 'renamed', pictures: [{ note: 'now ui-card--renamed' }] })
  expect(get('renamed')).toEqual({ status: 'same' })
})

it('takes no story for another whose id begins the same, and none that was not compared for the same', () => {
  const report = writeEveryStatus()
  for (const name of ['change', 'changed-2', 'skip', 'fail'])
    expect(getStoryReview(report, `ui-card--${name}`)).toEqual({ status: 'absent' })
})

it('tells first what changed, if a story is unstable in another mode', () => {
  const report = writeEveryStatus()
  const [changed] = report.pictures.filter(({ status }) => status === 'changed')
  if (!changed) throw new Error('The report has no changed picture')
  const inDark = { ...changed, mode: 'dark', status: 'unstable' as const, causes: [] }
  const review = getStoryReview({ ...report, pictures: [inDark, changed] }, changed.id)
  expect(review).toMatchObject({ status: 'changed', pictures: [{ mode: 'dark' }, { mode: 'light' }] })
})
