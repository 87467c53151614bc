import { nameShard } from '../shard.ts'
import type { Report } from './report.ts'

/** How many causes, failures or acceptances a summary lists; the report has all. */
const LIMIT = 20

/** How every summary begins. */
export const TITLE = '## Visual review'

/** The report in Markdown, for a pull request. */
export function getSummary(report: Report): string {
  const { sentence, looked, causes, failures, notes, skipped, notLooked, base, stale, part } = report
  const rows = causes.slice(0, LIMIT).map(({ name, kind, text, pictures, isAccepted }) => {
    const cell = inlineCode(`${kind} ${text}`).replaceAll('|', '\\|')
    return `| ${name} | ${cell} | ${pictures.length} | ${isAccepted ? 'yes' : '**no**'} |`
  })
  return [
    part ? `${TITLE}, ${nameShard(part)}` : TITLE,
    `**${sentence}**`,
    rows.length > 0 ? ['| | cause | pictures | accepted |', '| --- | --- | --: | --- |', ...rows].join('\n') : '',
    ...failures.slice(0, LIMIT).map((failure) => `Could not be judged: ${inlineCode(failure)}`),
    ...notes.slice(0, LIMIT).map((note) => `Note: ${inlineCode(note)}`),
    ...skipped.slice(0, LIMIT).map((story) => `Skipped: ${inlineCode(story)}`),
    ...stale.slice(0, LIMIT).map((acceptance) => `Accepted, but not there: ${inlineCode(acceptance)}`),
    [causes, failures, notes, skipped, stale].some(({ length }) => length > LIMIT)
      ? 'There is more in the report.'
      : '',
    `${looked.pictures} pictures of ${looked.stories} stories, compared with ${base.name}. Not looked at: ${notLooked.join('; ')}.`,
    base.commit !== undefined && !part && causes.some(({ isAccepted }) => !isAccepted)
      ? 'Meant? `visual-review accept c1 --reason "why"`, or copy the text from the report, and commit the file.\n'
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** A text as inline code, on one line and at most 500 characters: a GitHub comment is limited to 65,536. */
function inlineCode(text: string): string {
  return `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ').slice(0, 500)}\``
}
