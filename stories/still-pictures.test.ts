import { expect, it } from 'vitest'
import { check } from './check.ts'
import { faultsOfPictures } from './still-pictures.ts'
import type { StoryModule } from './story-module.ts'

const stories = import.meta.glob<StoryModule>('./**/*.stories.tsx', { eager: true })

it('has only stories whose play function at most looks, each tested by itself or by a story beside it', () => {
  expect(faultsOfPictures(Object.values(stories))).toEqual([])
})

it('names pictures that play, and pictures that nothing tests', () => {
  const play = () => {}
  const file = {
    default: { title: 'Features/Walk' },
    Idle: { tags: ['!test'] },
    IdleTest: { tags: ['!dev', '!autodocs'], play },
    Busy: { play },
    Failed: { play: check(play) },
    Done: { tags: ['!test'] },
  }
  expect(faultsOfPictures([file])).toEqual(['Features/Walk: Busy plays', 'Features/Walk: Done is not tested'])
  expect(faultsOfPictures([{ ...file, default: { title: 'Flows/Walk' } }])).toEqual([])
})
