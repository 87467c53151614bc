import path from 'node:path'
import { readApi } from '../api/read-api.ts'
import { searchIndex } from '../search/search-index.ts'
import { tokensFile } from '../tokens/tokens-file.ts'
import type { Files } from './generated-files.ts'
import { documentation } from './markdown/documentation.ts'
import { readStories } from './read-stories-in-process.ts'

const components = path.join(import.meta.dirname, '../../packages/ui')

/** The files beside Storybook's own: the search index, and the documentation as Markdown. */
export async function generate(): Promise<Files> {
  const [stories, api] = await Promise.all([readStories(), readApi(components)])
  return {
    'light.tokens.json': await tokensFile('light'),
    'dark.tokens.json': await tokensFile('dark'),
    'search-index.json': JSON.stringify(searchIndex(stories)),
    ...documentation(stories, api),
  }
}
