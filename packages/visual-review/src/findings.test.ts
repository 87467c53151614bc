import { describe, expect, it } from 'vitest'
import type { Acceptance } from './accept.ts'
import type { Change } from './compare.ts'
import { getFindings } from './findings.ts'
import type { Picture } from './plan.ts'
import type { Result } from './review.ts'

const png = Buffer.from('picture')
const token = '--color-accent red → blue'

const changed = (id: string, changes: Partial<Change>[], mode = 'light'): Result => ({
  ...picture(id, mode),
  status: 'changed',
  base: png,
  head: png,
  changes: changes.map((change) => ({
    kind: 'style',
    slot: 'padding',
    text: '',
    place: 'body',
    where: 'button',
    ...change,
  })),
})

function picture(id: string, mode = 'light'): Picture {
  return { story: { id, title: `UI/${id}`, name: id, importPath: '' }, mode, sides: ['base', 'head'] }
}

interface Options {
  acceptances?: Acceptance[]
  planned?: number
  tokens?: number
  isComplete?: boolean
}

const findings = (
  results: Result[],
  { acceptances = [], planned = results.length, tokens = 0, isComplete = true }: Options = {},
) => {
  const changedTokens = Array.from({ length: tokens }, () => ({ name: '--color-accent', text: token }))
  return getFindings({ results, tokens: changedTokens }, acceptances, { planned, isComplete }, ['light', 'dark'])
}

const accepted = (kind: string, text: string, ...titles: string[]) => ({
  file: '.visual/reason.txt',
  kind,
  text,
  titles,
})

const same: Result = { ...picture('calm'), status: 'same' }

describe('the verdict', () => {
  it('states that nothing changed, with the number of pictures', () => {
    expect(findings([same, same])).toMatchObject({
      sentence: 'Nothing changed: 2 pictures are as before.',
      exitCode: 0,
    })
  })

  it('lists kinds of causes, tokens first, with the number of pictures', () => {
    const results = [
      changed('button', [
        { kind: 'style', text: 'padding 8px → 12px' },
        { kind: 'token', slot: '--a', text: '--a 1 → 2' },
      ]),
      changed('badge', [{ kind: 'token', slot: '--a', text: '--a 1 → 2' }]),
      same,
    ]
    expect(findings(results, { tokens: 1 }).sentence).toBe(
      '1 token and 1 style changed, 2 pictures follow; nothing else.',
    )
  })

  it('lists removed and new stories and accessibility violations separately', () => {
    const results = [
      changed('button', [
        { kind: 'axe', text: 'button-name: Buttons must have a name' },
        { kind: 'style', text: 'padding 8px → 12px' },
      ]),
      { ...picture('old'), status: 'removed', base: png, fingerprint: '' } satisfies Result,
    ]
    expect(findings(results).sentence).toBe(
      '1 style changed, 1 story is gone, 1 accessibility problem is new, 2 pictures follow; nothing else.',
    )
  })

  it('lists unstable, failed and new pictures', () => {
    const results: Result[] = [
      { ...picture('noisy'), status: 'unstable', base: png, head: png },
      { ...picture('broken'), status: 'failed', reason: 'threw' },
      { ...picture('young'), status: 'new', head: png, fingerprint: '' },
    ]
    expect(findings(results).sentence).toBe(
      'Nothing changed; 1 picture is unstable, 1 picture is new and 1 picture could not be judged.',
    )
  })

  it('lists skipped stories, however many pictures they would have', () => {
    const skipped = { status: 'skipped', reason: 'parameters.chromatic.disableSnapshot' } as const
    const results: Result[] = [same, { ...picture('clock'), ...skipped }, { ...picture('clock', 'dark'), ...skipped }]
    expect(findings(results)).toMatchObject({ sentence: 'Nothing changed; 1 story is skipped.', exitCode: 0 })
  })

  it('reports a changed token that no picture shows', () => {
    expect(findings([same], { tokens: 1 }).sentence).toBe('1 token changed and no picture follows; nothing else.')
  })
})

describe('the exit code', () => {
  const change = [changed('button', [{ kind: 'style', text: 'padding 8px → 12px' }])]

  it('is 1 for a change, and 0 for an accepted one', () => {
    expect(findings(change).exitCode).toBe(1)
    const acceptances = [accepted('style', 'padding 8px → 12px', 'UI/button')]
    expect(findings(change, { acceptances })).toMatchObject({
      exitCode: 0,
      sentence: expect.stringMatching(/All of it is accepted\.$/) as unknown,
    })
  })

  it('is 1 if a cause was accepted elsewhere or with another value', () => {
    expect(findings(change, { acceptances: [accepted('style', 'padding 8px → 12px', 'UI/badge')] }).exitCode).toBe(1)
    expect(findings(change, { acceptances: [accepted('style', 'padding 8px → 13px', 'UI/button')] }).exitCode).toBe(1)
  })

  it('is 1 for an acceptance that matches nothing in a complete review', () => {
    const acceptances = [accepted('style', 'padding 1px → 2px', 'UI/button')]
    expect(findings([same], { acceptances })).toMatchObject({
      exitCode: 1,
      stale: acceptances,
      sentence: 'Nothing changed; 1 acceptance matches nothing.',
    })
    expect(findings([same], { acceptances, isComplete: false }).exitCode).toBe(0)
  })

  it('is 2 for failed or missing captures', () => {
    expect(findings([{ ...picture('broken'), status: 'failed', reason: 'threw' }]).exitCode).toBe(2)
    expect(findings([same], { planned: 2 })).toMatchObject({
      exitCode: 2,
      sentence: 'Nothing changed; 1 picture could not be judged.',
    })
  })

  it('is 4 for unstable pictures, added to others', () => {
    const noisy: Result = { ...picture('noisy'), status: 'unstable', base: png, head: png }
    expect(findings([noisy]).exitCode).toBe(4)
    expect(findings([noisy, ...change], { planned: 3 }).exitCode).toBe(7)
  })
})

it('is 0 for a part of a review without a story', () => {
  expect(findings([])).toMatchObject({ exitCode: 0, sentence: 'Nothing changed: 0 pictures are as before.' })
})

describe('causes', () => {
  it('are listed once for all pictures, the largest first', () => {
    const small = { kind: 'text' as const, slot: 'text', text: '“Save” → “Keep”' }
    const large = { kind: 'token' as const, slot: '--color-accent', text: token }
    const { causes } = findings([changed('button', [small, large]), changed('badge', [large])])
    expect(causes.map(({ text, titles }) => [text, titles])).toEqual([
      [token, ['UI/badge', 'UI/button']],
      ['“Save” → “Keep”', ['UI/button']],
    ])
  })

  it('are merged if light and dark differ in values only', () => {
    const { causes } = findings([
      changed('button', [{ slot: 'color', text: 'color black → grey' }], 'light'),
      changed('button', [{ slot: 'color', text: 'color white → silver' }], 'dark'),
    ])
    expect(causes).toMatchObject([
      { text: 'color black → grey; in dark color white → silver', pictures: { length: 2 } },
    ])
  })

  it('need no acceptance for an improvement', () => {
    const better = { kind: 'fixed' as const, text: 'button-name: Buttons must have a name' }
    expect(findings([changed('button', [better])])).toMatchObject({
      exitCode: 0,
      sentence: '1 accessibility problem is gone, 1 picture follows; nothing else. All of it is accepted.',
    })
  })

  it('include a removed story', () => {
    expect(findings([{ ...picture('old'), status: 'removed', base: png, fingerprint: '' }])).toMatchObject({
      exitCode: 1,
      causes: [{ kind: 'story', text: 'old removed' }],
    })
  })
})
