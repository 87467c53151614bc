import { expect, it, vi } from 'vitest'
import { defaults } from '../.storybook/modes.ts'
import { check } from './check.ts'

it.each([
  ['with the default settings', {}, {}, 1],
  ['with settings of the story', { language: 'de' }, { language: 'de' }, 1],
  ['in another theme', { theme: 'dark' }, {}, 1],
  ['not in another language', { language: 'de' }, {}, 0],
  ['not in another direction than that of the story', { direction: 'ltr' }, { direction: 'rtl' }, 0],
] as const)('a check looks at a state %s', async (_, chosen, storyGlobals, times) => {
  const play = vi.fn()
  await check(play)({ globals: { ...defaults, ...chosen }, storyGlobals })
  expect(play).toHaveBeenCalledTimes(times)
})
