/** Marks of code and emphasis, and links to notes on the page of requirements. */
const marks = /`|(?<!\w)_|_(?!\w)|(?: \[T-\d+\])+$/g

/** What the pages of requirements say, by id, each in one line. */
export const readRequirements = (pages: string): ReadonlyMap<string, string> =>
  new Map(
    [...pages.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.*(?:\n {2}.*)*)/gm)].map(
      ([, id = '', text = '']): [string, string] => [id, text.replaceAll(/\s+/g, ' ').replaceAll(marks, '')],
    ),
  )
