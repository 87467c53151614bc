import type { StoryModule } from './story-module.ts'

/** The parts of Storybook whose stories are pictures of states. Flows are played. */
const still = /^(UI|Features|Pages)\//

/** What is wrong, as `title: story …`: pictures that play, and pictures that nothing tests. */
export function faultsOfPictures(files: readonly StoryModule[]): string[] {
  return files
    .filter(({ default: { title = '' } }) => still.test(title))
    .flatMap(({ default: { title }, ...stories }) =>
      Object.entries(stories).flatMap(([name, { tags = [], play } = {}]) => [
        ...(play && !tags.includes('!dev') ? [`${title}: ${name} plays`] : []),
        ...(tags.includes('!test') && !stories[`${name}Test`]?.play ? [`${title}: ${name} is not tested`] : []),
      ]),
    )
}
