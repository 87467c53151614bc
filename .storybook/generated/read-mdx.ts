import type { StoryFile } from './story-file.ts'

/** A docs page that is written in MDX: its title, and its prose without code. */
export function readMdx(file: string, source: string): StoryFile {
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1] ?? file
  const prose = source
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/<[^>]*>|^(import|export) .*$|^#+ /gm, '').trim())
    .filter((paragraph) => paragraph !== '')
  const docsId = `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`
  return { file, title, docsId, description: '', prose, guide: undefined, stories: [] }
}
