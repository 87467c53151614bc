import { readFileSync } from 'node:fs'
import path from 'node:path'
import { acceptanceText, type AcceptedCause } from '../accept.ts'
import { kindNames } from '../kind-names.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import { runViewer } from '../in-page/viewer.ts'
import type { Side } from '../plan.ts'
import { nameShard } from '../shard.ts'
import { getView } from './view.ts'
import type { Report, ReportCause } from './report.ts'

/** Sections besides the causes, by status. */
const otherSections = { unstable: 'Unstable: not the same when taken again', renamed: 'Under another name', new: 'New' }

/** What the builds are called on the page. */
const sideNames: Record<Side, string> = { base: 'before', head: 'after' }

/** The report as an HTML page. It needs no other files than the pictures. */
export function getPage(report: Report): string {
  const { sentence, looked, notLooked, causes, pictures, failures, notes, skipped, stale } = report
  const { base, head, seconds, browser, part } = report
  const withStatus = (status: string) => pictures.filter((picture) => picture.status === status)
  // The same cause may have another text in the whole.
  const canAccept = base.commit !== undefined && !part
  const unaccepted = causes.filter(({ isAccepted }) => !isAccepted)
  const sections = Object.entries(otherSections).map(([status, title]) =>
    withStatus(status).length > 0 ? `<section><h2>${title}</h2>${grid(withStatus(status))}</section>` : '',
  )
  const counts = ['changed', 'removed', ...Object.keys(otherSections), 'failed'].map((status) => ({
    name: status === 'failed' ? 'not judged' : status,
    number: withStatus(status).length,
  }))
  const verdict = getVerdict(report)
  const title = part ? `Visual review, ${nameShard(part)}` : 'Visual review'
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict}: ${title.toLowerCase()}</title>
<link rel="icon" href="data:,">
<style>${readFileSync(path.join(import.meta.dirname, 'page.css'), 'utf8')}</style>
<div class="page">
<header class="head">
  <p class="muted">${title}</p>
  <h1>${verdict}</h1>
  <p>${escape(sentence)}</p>
  ${part ? '<p class="note">Only a part of the stories. <code>visual-review merge</code> makes one report of all parts.</p>' : ''}
  <dl class="counts">
    ${count(`pictures of ${looked.stories} stories`, looked.pictures)}${count('as before', looked.same)}
    ${counts.map(({ name, number }) => (number > 0 ? count(name, number) : '')).join('')}
  </dl>
  <p class="muted">After: ${escape(head.name)}. Before: ${escape(base.name)}.
  Built in ${seconds.building.toFixed(0)} s, looked at in ${seconds.looking.toFixed(0)} s, ${escape(browser)}.</p>
  <p class="muted">Not looked at: ${escape(notLooked.join('; '))}.</p>
  ${failures.map((failure) => errorBox(`Could not be judged: ${failure}`)).join('')}
  ${notes.map((note) => `<p class="note">${escape(note)}</p>`).join('')}
  ${stale.map((acceptance) => errorBox(`Accepted, but not there: ${acceptance}`)).join('')}
  ${skipped.length > 0 ? folded(`Skipped stories: ${skipped.length}`, skipped.map((story) => `<p class="muted">${escape(story)}</p>`).join('')) : ''}
  ${canAccept && unaccepted.length > 1 ? acceptance('Accept all of it', 'all', unaccepted) : ''}
</header>
<div${causes.length > 1 ? ' class="columns"' : ''}>
${causes.length > 1 ? `<nav aria-label="Causes" class="causes"><ol>${causes.map(causeListItem).join('')}</ol></nav>` : ''}
<main>
${causes.map((cause) => causeSection(cause, pictures, canAccept)).join('')}
${sections.join('')}
</main>
</div>
</div>
${viewer}
<script type="application/json" id="report">${JSON.stringify(pictures).replaceAll('<', '\\u003c')}</script>
<script type="module">
// Compilers that keep function names do so with this helper.
globalThis.__name ??= (target) => target;
(${String(runViewer)})()
</script>
</html>
`
}

/** What is left to do, in a few words. The report's sentence says what changed. */
export function getVerdict({ causes, pictures, stale }: Pick<Report, 'causes' | 'pictures' | 'stale'>): string {
  const withStatus = (status: string) => pictures.filter((picture) => picture.status === status).length
  const unaccepted = causes.filter(({ isAccepted }) => !isAccepted).length
  const changes = counted(unaccepted || causes.length, 'change')
  const main = causes.length === 0 ? 'Nothing changed' : `${changes} ${unaccepted > 0 ? 'to review' : 'accepted'}`
  const others = [
    [withStatus('failed'), 'not judged'],
    [withStatus('unstable'), 'unstable'],
    [stale.length, stale.length === 1 ? 'acceptance matches nothing' : 'acceptances match nothing'],
  ] as const
  return [main, ...others.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : []))].join(', ')
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

const count = (name: string, number: number) => `<div><dt>${name}</dt><dd>${number}</dd></div>`

const folded = (title: string, content: string) => `<details><summary>${title}</summary>${content}</details>`

const grid = (pictures: readonly ReportPicture[]) =>
  `<ul class="grid">${pictures.map((picture) => `<li>${link(picture, crop(picture, picture.files.head ? 'head' : 'base'))}</li>`).join('')}</ul>`

const errorBox = (text: string) => `<p class="error">${escape(text)}</p>`

const causeListItem = ({ name, text, pictures, isAccepted }: ReportCause) =>
  `<li><a href="#${name}"><span class="name">${name}</span> <span class="text">${withSwatches(text)}</span> <span class="number">${isAccepted ? '<span class="accepted">accepted</span> ' : ''}${pictures.length} ×</span></a></li>`

function causeSection(cause: ReportCause, pictures: readonly ReportPicture[], canAccept: boolean): string {
  const { name, kind, text, titles, where, isAccepted, pictures: own } = cause
  const elements = where.length > 4 ? [...where.slice(0, 4), `${where.length - 4} more`] : where
  const [first, ...more] = own.flatMap((at) => pictures[at] ?? [])
  return `<section>
    <h2 id="${name}" class="cause"><span class="kind">${name} ${kindNames[kind][0]}</span> <span class="text">${withSwatches(text)}</span></h2>
    <p class="muted">${counted(own.length, 'picture')} in ${escape(titles.join(', '))}${elements.length > 0 ? `, on ${escape(elements.join(', '))}` : ''}. ${isAccepted ? '<strong class="accepted">Accepted.</strong>' : ''}</p>
    ${isAccepted || !canAccept ? '' : acceptance('Accept this', name, [{ kind, text, titles }])}
    ${first ? pair(first) : ''}
    ${more.length > 0 ? folded(`${more.length} more`, grid(more)) : ''}
  </section>`
}

function acceptance(title: string, names: string, causes: readonly AcceptedCause[]): string {
  return folded(
    title,
    `<p class="muted">Run <code>visual-review accept ${names} --reason "…"</code>, or put this text, with your reason as its first line, into a file <code>.visual/….txt</code> and commit it.</p>
    <pre tabindex="0">${escape(acceptanceText('Say here why this is meant.', causes))}</pre>
    <button type="button" data-copy class="button">Copy the text</button>`,
  )
}

/** Where a picture changed, before and after. */
function pair(picture: ReportPicture): string {
  const sides = (['base', 'head'] as const).filter((side) => picture.files[side])
  const crops = sides.map((side) => `<span>${crop(picture, side)}<span class="side">${sideNames[side]}</span></span>`)
  return link(picture, `<span class="pair">${crops.join('')}</span>`)
}

/** A link that opens a picture in the viewer. */
function link({ at, title, name, mode, files, pixels, note }: ReportPicture, content: string): string {
  const difference = pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : 'no pixel differs'
  return `<a href="${files.head ?? files.base}" data-at="${at}" class="picture">${content}
    <span><span class="title"><b>${escape(title)}</b> ${escape(`${name}, ${mode}`)}</span> <span class="difference">${note ? escape(note) : files.base && files.head ? difference : ''}</span></span></a>`
}

/** The part of a picture that changed, at most at its own size, or all of it. */
function crop({ files, box }: ReportPicture, side: Side): string {
  if (!box) return `<img src="${files[side]}" alt="" loading="lazy" class="crop">`
  return `<svg viewBox="${getView(box, { width: 560, height: 160 }).join(' ')}" aria-hidden="true" class="crop"><image href="${files[side]}"/></svg>`
}

const withKey = (label: string, key: string) => `${label} <kbd>${key}</kbd>`

const choice = (attributes: string, label: string, key: string) =>
  `<label class="choice"><input ${attributes}><span class="button">${withKey(label, key)}</span></label>`

const button = (attributes: string, label: string, key: string) =>
  `<button ${attributes} class="button">${withKey(label, key)}</button>`

const viewNames = {
  before: 'before',
  after: 'after',
  pair: 'side by side',
  slider: 'slider',
  blink: 'blink',
  difference: 'difference',
}
const views = Object.entries(viewNames).map(([value, label], at) =>
  choice(`type="radio" name="view" value="${value}"`, label, String(at + 1)),
)
const panes = Object.entries({ ...sideNames, difference: 'difference' }).map(
  ([file, name]) =>
    `<div class="pane ${name}"><p class="caption">${name}</p><figure><img alt="${name}" data-file="${file}" src="data:,"><span class="box"></span></figure></div>`,
)
const viewer = `<dialog id="viewer" aria-labelledby="viewer-title">
  <div class="tools">
    <div class="names"><h2 id="viewer-title"></h2><p class="muted"><span id="viewer-place" role="status"></span>; in Storybook: <a id="viewer-base">before</a>, <a id="viewer-head">after</a><span id="viewer-hint" hidden> (not from a file: run <code>visual-review show</code>)</span></p></div>
    <form method="dialog">${button('', 'close', 'esc')}</form>
    <div class="views">${button('type="button" value="-1"', 'previous', 'k')}${button('type="button" value="1"', 'next', 'j')}</div>
    <fieldset class="views" aria-label="View">${views.join('')}</fieldset>
    <div class="views">${choice('type="checkbox" name="fit"', 'fit', 'f')}${choice('type="checkbox" name="outline" checked', 'outline', 'o')}</div>
  </div>
  <ul id="viewer-causes" tabindex="0" aria-label="Causes"></ul>
  <div id="desk" tabindex="0" role="region" aria-label="Picture">
    <div class="canvas">${panes.join('')}<input type="range" step="0.1" aria-label="How much of the picture before is shown"><span class="split"></span></div>
  </div>
</dialog>`

/** Adds a swatch before each colour. */
function withSwatches(text: string): string {
  const swatch = '<span class="swatch" style="background:$&"></span>$&'
  return escape(text).replace(
    /(?:oklch|oklab|lch|lab|hsla?|hwb|rgba?|color)\([^()]+\)|(?<![\w&#])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi,
    swatch,
  )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
