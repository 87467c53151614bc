/** How many causes or failures a pull request is told of; the report has them all. */
const most = 20

/** The report in Markdown, for a pull request. @param {import('./write.mjs').Report} report */
export function summaryOf({ sentence, looked, causes, failures, notLooked, base, stale }) {
  const rows = causes.slice(0, most).map(({ name, kind, text, pictures, isAccepted }) => {
    const words = code(`${kind} ${text}`).replaceAll('|', '\\|')
    return `| ${name} | ${words} | ${pictures.length} | ${isAccepted ? 'yes' : '**no**'} |`
  })
  return [
    '## Visual review',
    `**${sentence}**`,
    rows.length > 0 ? ['| | cause | pictures | accepted |', '| --- | --- | --: | --- |', ...rows].join('\n') : '',
    ...failures.slice(0, most).map((failure) => `Could not be judged: ${code(failure)}`),
    ...stale.slice(0, most).map((acceptance) => `Accepted, but not there: ${code(acceptance)}`),
    Math.max(causes.length, failures.length, stale.length) > most ? 'There is more in the report.' : '',
    `${looked.pictures} pictures of ${looked.stories} stories, compared with ${base.name}. Not looked at: ${notLooked.join('; ')}.`,
    causes.some(({ isAccepted }) => !isAccepted)
      ? 'Meant? `npm run visual -- accept c1 --reason "why"`, or copy the text from the report, and commit the file.\n'
      : '',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** As it is, on one line and not too long: a comment may have 65,536 characters. @param {string} text */
const code = (text) => `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ').slice(0, 500)}\``
