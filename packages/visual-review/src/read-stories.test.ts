import { expect, it } from 'vitest'
import type { Mode } from './config.ts'
import { applyOptions } from './read-stories.ts'

const ask = (asked: Record<string, unknown>, modes: Record<string, Mode> = {}) => {
  const answers = Object.entries(asked).map(([id, chromatic]) => {
    const story = { id, title: 'UI/Clock', name: id, importPath: '' }
    return [story, { chromatic, sizes: {}, isNotVisual: false }] as const
  })
  const { stories, ...read } = applyOptions(new Map(answers), {
    modes,
    defaultModes: Object.keys(modes),
    viewports: {},
  })
  return { ...read, own: [...stories.values()].map((story) => [story.id, story.modes]) }
}

const dark = { globals: { theme: 'dark' } }

it('renders a story in the modes that it asks for, each by default, and once if it asks for none', () => {
  expect(ask({ a: { modes: { dark: { theme: 'dark' } } }, b: undefined, c: { delay: 'late' } })).toEqual({
    modes: { dark, default: {} },
    defaultModes: ['dark', 'default'],
    own: [
      ['a', ['dark']],
      ['b', ['default']],
      ['c', ['default']],
    ],
  })
})

it('tells modes of the same name apart', () => {
  const [night, black] = [{ theme: 'dark' }, { theme: 'black' }]
  expect(
    ask({ a: { modes: { night } }, b: { modes: { night: black } }, c: { modes: { night: black } } }),
  ).toMatchObject({
    modes: { night: dark, 'night 2': { globals: { theme: 'black' } } },
    own: [
      ['a', ['night']],
      ['b', ['night 2']],
      ['c', ['night 2']],
    ],
  })
})

it('renders stories in the modes of the configuration, where it names some', () => {
  expect(ask({ a: { modes: { sepia: { theme: 'sepia' } } } }, { dark })).toEqual({
    modes: { dark },
    defaultModes: ['dark'],
    own: [['a', undefined]],
  })
})
