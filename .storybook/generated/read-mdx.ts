import type { StoryFile } from '../search/story-file.ts'

/** A docs page that is written in MDX, without its components. */
export function readMdx(file: string, source: string): StoryFile {
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1] ?? file
  const markdown = source
    .split(/(```[\s\S]*?```)/)
    .map((part) => (part.startsWith('```') ? part : part.replaceAll(/^(import|export) .*$|<[^>]*>|\{[^}]*\}/gm, '')))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const docsId = `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`
  return { file, title, docsId, description: '', markdown, messages: {}, guide: undefined, stories: [] }
}
