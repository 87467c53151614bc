import { hasPictures } from '../.storybook/pictures.ts'
import { isCheck } from './check.ts'
import type { StoryModule } from './story-module.ts'

/** What is wrong, as `title: story …`: pictures that play, and pictures that nothing tests. */
export function faultsOfPictures(files: readonly StoryModule[]): string[] {
  return files
    .filter(({ default: { title } }) => hasPictures(title))
    .flatMap(({ default: { title }, ...stories }) =>
      Object.entries(stories).flatMap(([name, { tags = [], play } = {}]) => [
        ...(play && !isCheck(play) && !tags.includes('!dev') ? [`${title}: ${name} plays`] : []),
        ...(tags.includes('!test') && !stories[`${name}Test`]?.play ? [`${title}: ${name} is not tested`] : []),
      ]),
    )
}
