import type { Apis } from '../api/apis.ts'
import { searchIndex } from '../search/search-index.ts'
import { tokensFile } from '../tokens/tokens-file.ts'
import type { Files } from './generated-files.ts'
import { documentation } from './markdown/documentation.ts'
import { readStories } from './read-stories-in-process.ts'

/** The files beside Storybook's own: the search index, and the documentation as Markdown. */
export async function generate(apis: Apis): Promise<Files> {
  const [stories, ui, features] = await Promise.all([readStories(), apis.of('ui'), apis.of('features')])
  return {
    'light.tokens.json': await tokensFile('light'),
    'dark.tokens.json': await tokensFile('dark'),
    'search-index.json': JSON.stringify(searchIndex(stories)),
    ...documentation(stories, { ui, features }),
  }
}
