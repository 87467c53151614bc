/** A story file as a module: its meta, and its stories by name. */
export interface StoryFile {
  default: { title?: string }
  [story: string]: { title?: string; tags?: string[]; play?: unknown } | undefined
}

/** The parts of Storybook whose stories are pictures of states. Flows are played. */
const still = /^(UI|Features|Pages)\//

/** What is wrong, as `title: story …`: pictures that play, and pictures that nothing tests. */
export function faultsOfPictures(files: readonly StoryFile[]): string[] {
  return files
    .filter(({ default: { title = '' } }) => still.test(title))
    .flatMap(({ default: { title }, ...stories }) =>
      Object.entries(stories).flatMap(([name, { tags = [], play } = {}]) => [
        ...(play && !tags.includes('!dev') ? [`${title}: ${name} plays`] : []),
        ...(tags.includes('!test') && !stories[`${name}Test`]?.play ? [`${title}: ${name} is not tested`] : []),
      ]),
    )
}
