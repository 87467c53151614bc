import { describe, expect, it } from 'vitest'
import { findAffected, getModules } from './affected.ts'
import { assertAny, plan, type PictureSelection, type Story } from './plan.ts'
import { ReviewError } from './review-error.ts'

/** Stories by ids of the form `title--name`. */
const stories = (...ids: string[]): Map<string, Story> =>
  new Map(
    ids.map((id) => {
      const [title = '', name = ''] = id.split('--')
      return [id, { id, title, name, importPath: `./stories/${title}.stories.tsx` }]
    }),
  )

const config = { modes: { light: {}, dark: {}, rtl: {} }, defaultModes: ['light', 'dark'], pagePrefix: 'Pages/' }
const core: PictureSelection = { modes: ['core'], stories: [], files: 'all' }

const planned = (
  selection: Partial<PictureSelection>,
  base = stories('UI/Button--a', 'UI/Button--b', 'Pages/Home--c', 'Pages/Home--d'),
  head = base,
) => plan(base, head, config, { ...core, ...selection }).map(({ story, mode }) => `${story.name} ${mode}`)

describe('a plan', () => {
  it('has every story in light and dark, and the first of a component and every page in the other modes', () => {
    expect(planned({})).toEqual([
      'c light',
      'd light',
      'a light',
      'b light',
      'c dark',
      'd dark',
      'a dark',
      'b dark',
      'c rtl',
      'd rtl',
      'a rtl',
    ])
  })

  it('has every story in all modes or in the given modes', () => {
    expect(planned({ modes: ['all'] })).toHaveLength(12)
    expect(planned({ modes: ['rtl'] })).toEqual(['c rtl', 'd rtl', 'a rtl', 'b rtl'])
    expect(() => planned({ modes: ['sepia'] })).toThrow('There is no mode "sepia". The modes are light, dark, rtl')
  })

  it('has the builds of each story', () => {
    const pictures = plan(stories('UI/Old--a'), stories('UI/New--b'), { ...config, modes: { light: {} } }, core)
    expect(pictures.map(({ story, sides }) => [story.title, sides])).toEqual([
      ['UI/New', ['head']],
      ['UI/Old', ['base']],
    ])
  })

  it('uses another first story of a component if that was removed or renamed', () => {
    const [base, head] = [stories('UI/Button--a', 'UI/Button--b'), stories('UI/Button--b', 'UI/Button--c')]
    expect(planned({}, base, head).filter((picture) => picture.endsWith('rtl'))).toEqual(['b rtl'])
    expect(planned({}, stories('UI/Old--a'), stories('UI/Old--b'))).toContain('b rtl')
  })

  it('has the modes of a story that has its own', () => {
    const own = [...stories('UI/Own--e')].map(([id, story]): [string, Story] => [id, { ...story, modes: ['rtl'] }])
    const head = new Map([...stories('UI/Button--a'), ...own])
    expect(planned({ modes: ['all'] }, head)).toEqual(['a light', 'a dark', 'a rtl', 'e rtl'])
    expect(planned({ modes: ['light'] }, head)).toEqual(['a light'])
  })

  it('fails if all stories are skipped', () => {
    const settings = { status: 'skipped', reason: 'the tag !visual' } as const
    const skipped = [...stories('UI/Button--a')].map(([id, story]): [string, Story] => [id, { ...story, settings }])
    expect(() => assertAny(plan(new Map(), new Map(skipped), config, core))).toThrow(
      'every story of the selection is skipped',
    )
    expect(planned({ modes: ['light'] }, new Map([...skipped, ...stories('UI/Card--b')]))).toEqual([
      'a light',
      'b light',
    ])
  })

  it('fails without stories', () => {
    expect(planned({ stories: ['nothing like it'] })).toEqual([])
    expect(() => assertAny([])).toThrow('There is nothing to look at')
  })

  it('can be filtered', () => {
    expect(planned({ stories: ['ui/button--b'] })).toEqual(['b light', 'b dark'])
    expect(planned({ stories: ['packages/web/ui/button--b'], prefix: 'packages/web/' })).toEqual(['b light', 'b dark'])
    expect(planned({ files: new Set(['stories/Pages/Home.stories.tsx']), modes: ['light'] })).toEqual([
      'c light',
      'd light',
    ])
  })

  it('has stories of files outside of the Storybook, too', () => {
    const story = { id: 'a--b', title: 'A', name: 'B', importPath: '../../packages/ui/a.story.tsx' }
    const files = findAffected(
      ['../../packages/ui/a.js'],
      [
        { id: './../../packages/ui/a.js', reasons: [{ moduleName: './../../packages/ui/a.story.tsx' }] },
        { id: './../../packages/ui/a.story.tsx' },
      ],
      { sources: ['.'], configDir: '.storybook' },
    )
    expect(planned({ files }, new Map([['a--b', story]]))).toHaveLength(3)
  })
})

describe('stories are affected', () => {
  const sources = { sources: ['.storybook', 'packages/ui', 'package-lock.json'], configDir: '.storybook' }
  const modules = [
    { id: './packages/ui/src/button/button.tsx', reasons: [{ moduleName: './packages/features/src/page.tsx' }] },
    { id: './packages/features/src/page.tsx', reasons: [{ moduleName: './stories/page.stories.tsx' }] },
    { id: './stories/page.stories.tsx', reasons: [{ moduleName: '/virtual:stories' }] },
    { id: './stories/other.stories.tsx' },
    { id: './.storybook/preview.tsx' },
  ]

  it('by their transitive imports', () => {
    const affected = findAffected(['packages/ui/src/button/button.tsx'], modules, sources)
    expect(affected).toContain('stories/page.stories.tsx')
    expect(affected).not.toContain('stories/other.stories.tsx')
  })

  it('as the statistics of the build say, which have to be there', () => {
    expect(() => getModules('/build')).toThrow(
      new ReviewError('--only-changed needs /build/preview-stats.json, which "storybook build --stats-json" writes.'),
    )
  })

  it('not by files outside of the sources', () => {
    expect(
      findAffected(['README.md', 'apps/api/src/server.ts', 'packages/ui/src/a.test.ts'], modules, sources),
    ).toEqual(new Set())
  })

  it('all by files outside of the module graph', () => {
    for (const file of ['package-lock.json', 'packages/ui/src/tokens/theme.css', '.storybook/preview.tsx'])
      expect(findAffected([file], modules, sources)).toBe('all')
  })

  it('not by scripts of other Storybooks, but by their other files, which a style sheet may import', () => {
    const all = { ...sources, sources: ['.'] }
    const others = new Set(['../web/page.jsx', '../web/page.css'])
    expect(findAffected(['../web/page.jsx'], modules, all, others)).toEqual(new Set())
    expect(findAffected(['../web/page.css'], modules, all, others)).toBe('all')
    const shared = new Set(['packages/features/src/page.tsx'])
    expect(findAffected([...shared], modules, all, shared)).toContain('stories/page.stories.tsx')
  })

  it('all by any such file, where Storybook may be built from the whole repository', () => {
    expect(findAffected(['assets/logo.svg'], modules, { ...sources, sources: ['.'] })).toBe('all')
  })
})
