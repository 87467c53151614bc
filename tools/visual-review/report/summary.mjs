/** How many causes a pull request is told of; the report has them all. */
const most = 20

/** The report in Markdown, for a pull request. @param {import('./write.mjs').Report} report */
export function summaryOf({ sentence, looked, causes, pictures, notLooked, base, stale }) {
  const rows = causes.slice(0, most).map(({ name, kind, text, pictures, isAccepted }) => {
    const words = `${kind} ${text}`.replaceAll('|', '\\|').replaceAll('`', "'")
    return `| ${name} | \`${words}\` | ${pictures.length} | ${isAccepted ? 'yes' : '**no**'} |`
  })
  const failed = pictures.filter(({ status }) => status === 'failed')
  return [
    '## Visual review',
    `**${sentence}**`,
    rows.length > 0 && ['| | cause | pictures | accepted |', '| --- | --- | --: | --- |', ...rows].join('\n'),
    causes.length > most && `${causes.length - most} more are in the report.`,
    failed.map(({ id, mode, reason }) => `- \`${id}\` (${mode}): ${reason}`).join('\n'),
    stale.length > 0 && `Accepted, but not there: ${stale.join('; ')}`,
    `${looked.pictures} pictures of ${looked.stories} stories, compared with ${base.commit.slice(0, 10)} (${base.name}). ` +
      `Not looked at: ${notLooked.join('; ')}.`,
    causes.some(({ isAccepted }) => !isAccepted) &&
      'Meant? `npm run visual -- accept c1 --reason "why"`, or copy the text from the report, and commit the file.',
  ]
    .filter(Boolean)
    .join('\n\n')
}
