import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../../tools/lib/run.ts'
import { acceptanceOf } from '../accept.mjs'
import { nouns } from '../verdict.mjs'

/** @typedef {import('./write.mjs').Report} Report */
/** @typedef {import('./write.mjs').ReportPicture} ReportPicture */
/** @typedef {import('./write.mjs').ReportCause} ReportCause */

/** What is shown beside the causes. */
const others = { unstable: 'Unstable: not the same when taken again', renamed: 'Under another name', new: 'New' }

const button = 'ui-button min-h-10 py-1.5 text-control-small/sub [--pad:--spacing(4)]'
const room = 'mx-auto max-w-(--page-max) px-(--page-gutter) py-12'
const muted = 'mt-3 max-w-measure text-small text-ink-muted wrap-anywhere'

/** The report as one page that needs nothing but the pictures beside it. @param {Report} report */
export function pageOf(report) {
  const { sentence, looked, notLooked, causes, pictures, failures, stale, base, head, seconds, browser } = report
  const of = (/** @type {string} */ status) => pictures.filter((picture) => picture.status === status)
  const open = causes.filter(({ isAccepted }) => !isAccepted)
  const besides = Object.entries(others).map(([status, title]) =>
    of(status).length > 0 ? section(`<h2 class="text-h3">${title}</h2>`, grid(of(status))) : '',
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(sentence)} Visual review</title>
<link rel="icon" href="data:,">
<style>${styles()}</style>
<header class="${room}">
  <p class="font-label text-ink-muted">Visual review</p>
  <h1 class="mt-2 max-w-[36ch] text-title">${escape(sentence)}</h1>
  <dl class="mt-8 flex flex-wrap gap-x-10 gap-y-4">
    ${count(`pictures of ${looked.stories} stories`, looked.pictures)}${count('as before', looked.same)}
    ${['changed', 'removed', ...Object.keys(others), 'failed'].map((status) => count(status, of(status).length)).join('')}
  </dl>
  <p class="${muted}">${head.commit.slice(0, 10)}${head.isDirty ? ' with changes that are not committed' : ''}, compared with ${escape(base.name)}.
  Built in ${seconds.building.toFixed(0)} s, looked at in ${seconds.looking.toFixed(0)} s, Chromium ${escape(browser)}.</p>
  <p class="${muted}">Not looked at: ${escape(notLooked.join('; '))}.</p>
  ${failures.map((failure) => alarm(`Could not be judged: ${failure}`)).join('')}
  ${stale.map((acceptance) => alarm(`Accepted, but not there: ${acceptance}`)).join('')}
  ${causes.length > 5 ? folded(`All ${causes.length} causes`, `<ol class="mt-3 font-mono text-small wrap-anywhere">${causes.map(line).join('')}</ol>`) : ''}
  ${open.length > 1 ? acceptance('Accept all of it', 'all', open) : ''}
</header>
<main>
${causes.map((cause) => causeSection(cause, pictures)).join('')}
${besides.join('')}
</main>
${viewer}
<script type="application/json" id="report">${JSON.stringify(pictures).replaceAll('<', '\\u003c')}</script>
<script type="module">${readFileSync(path.join(import.meta.dirname, 'viewer.mjs'), 'utf8')}</script>
</html>
`
}

/** @param {string} name @param {number} number */
const count = (name, number) =>
  `<div class="flex flex-col-reverse ${number === 0 ? 'text-ink-muted' : ''}"><dt class="text-small">${name}</dt><dd class="font-display text-h3 tabular-nums">${number}</dd></div>`

/** @param {string} title @param {string} content */
const folded = (title, content) =>
  `<details class="mt-4"><summary class="w-fit cursor-pointer font-label">${title}</summary>${content}</details>`

/** @param {string[]} parts */
const section = (...parts) =>
  `<section class="border-t border-line [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]"><div class="${room}">${parts.join('')}</div></section>`

/** @param {ReportPicture[]} pictures */
const grid = (pictures) =>
  `<ul class="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6">${pictures.map((picture) => `<li>${link(picture, crop(picture, picture.files['head'] ? 'head' : 'base'))}</li>`).join('')}</ul>`

/** @param {string} text */
const alarm = (text) =>
  `<p class="mt-3 border-s-4 border-danger ps-3 whitespace-pre-line text-danger wrap-anywhere">${escape(text)}</p>`

/** A cause in the list of all. @param {ReportCause} cause */
const line = ({ name, text, pictures }) =>
  `<li><a href="#${name}">${name}</a> ${escape(text)}, ${pictures.length} ×</li>`

/** @param {ReportCause} cause @param {ReportPicture[]} pictures */
function causeSection({ name, kind, text, titles, where, isAccepted, pictures: own }, pictures) {
  const elements = where.length > 4 ? [...where.slice(0, 4), `${where.length - 4} more`] : where
  const [first, ...more] = own.flatMap((at) => pictures[at] ?? [])
  return section(
    `<h2 id="${name}" class="font-mono text-lead tracking-normal wrap-anywhere"><span class="mb-1 block font-body text-small text-ink-muted">${name} <span class="inline-block first-letter:uppercase">${nouns[kind][0]}</span></span>${withSwatches(text)}</h2>
    <p class="${muted}">${own.length} ${own.length === 1 ? 'picture' : 'pictures'} in ${escape(titles.join(', '))}${elements.length > 0 ? `, on ${escape(elements.join(', '))}` : ''}. ${isAccepted ? '<strong class="text-success">Accepted.</strong>' : ''}</p>`,
    isAccepted ? '' : acceptance('Accept this', name, [{ kind, text, titles }]),
    first ? pair(first) : '',
    more.length > 0 ? folded(`${more.length} more`, grid(more)) : '',
  )
}

/** @param {string} title @param {string} names @param {import('../accept.mjs').Accepted[]} causes */
function acceptance(title, names, causes) {
  return folded(
    title,
    `<p class="${muted}">Run <code>npm run visual -- accept ${names} --reason "…"</code>, or put this text, with your reason as its first line, into a file <code>.visual/….txt</code> and commit it.</p>
    <pre tabindex="0" class="my-4 max-h-80 overflow-auto border border-line bg-surface p-4 font-mono text-caption">${escape(acceptanceOf('Say here why this is meant.', causes))}</pre>
    <button type="button" data-copy class="${button} bg-action text-on-action hover:bg-action-hover">Copy the text</button>`,
  )
}

/** A picture that stands for others: where it changed, before and after. @param {ReportPicture} picture */
function pair(picture) {
  const sides = Object.keys(picture.files).filter((side) => side !== 'difference')
  const crops = sides.map((side) => `<span>${crop(picture, side)}<span class="text-ink-muted">${side}</span></span>`)
  return link(picture, `<span class="grid gap-x-6 gap-y-3 md:grid-cols-2">${crops.join('')}</span>`)
}

/** What opens a picture in the viewer. @param {ReportPicture} picture @param {string} content */
function link({ at, title, name, mode, files, pixels, note }, content) {
  const seen = pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : 'the same to the eye'
  return `<a href="${files['head'] ?? files['base']}" data-at="${at}" class="group mt-6 grid gap-2 text-small no-underline wrap-anywhere">${content}
    <span><span class="group-hover:underline"><b>${escape(title)}</b> ${escape(name)}, ${mode}</span> <span class="text-ink-muted tabular-nums">${note ?? (files['base'] && files['head'] ? seen : '')}</span></span></a>`
}

/** A part of a picture, where it changed, at its own size or smaller; or all of it. @param {ReportPicture} picture @param {string} side */
function crop({ files, box }, side) {
  const look = 'max-h-[32rem] w-full border border-line bg-sunk'
  if (!box) return `<img src="${files[side]}" alt="" loading="lazy" class="${look} object-contain object-left-top">`
  const [left, top, wide, high] = box
  const [width, height] = [Math.max(560, wide + 64), Math.max(160, high + 64)]
  const view = [Math.max(0, left + (wide - width) / 2), Math.max(0, top + (high - height) / 2), width, height]
  return `<svg viewBox="${view.join(' ')}" aria-hidden="true" class="${look}"><image href="${files[side]}"/></svg>`
}

/** @param {string} words @param {string} key */
const withKey = (words, key) => `${words} <kbd class="font-mono text-caption opacity-75 max-sm:hidden">${key}</kbd>`

/** @param {string} attributes @param {string} words @param {string} key */
const choice = (attributes, words, key) =>
  `<label class="relative"><input ${attributes} class="peer absolute inset-0 cursor-pointer opacity-0"><span class="${button} peer-checked:bg-action peer-checked:text-on-action peer-hover:not-peer-checked:bg-current/9 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50 forced-colors:peer-checked:outline-3">${withKey(words, key)}</span></label>`

/** @param {string} attributes @param {string} words @param {string} key */
const press = (attributes, words, key) =>
  `<button ${attributes} class="${button} border-line-strong hover:bg-current/9">${withKey(words, key)}</button>`

const views = ['base', 'head', 'slider', 'blink', 'difference'].map((view, at) =>
  choice(`type="radio" name="view" value="${view}"`, view, String(at + 1)),
)
const sides = ['base', 'head', 'difference'].map(
  (side) =>
    `<img alt="${side}" class="${side} col-start-1 row-start-1 in-[dialog:has([name=fit]:not(:checked))]:max-w-none [[src='data:,']]:hidden">`,
)
const viewer = `<dialog id="viewer" aria-labelledby="viewer-title" style="--split:50%" class="h-dvh max-h-none w-screen max-w-none flex-col bg-ground text-ink open:flex">
  <div class="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line px-5 py-3 text-small">
    <div class="min-w-0 grow wrap-anywhere"><h2 id="viewer-title" class="text-h4"></h2><p id="viewer-place" role="status" class="text-ink-muted"></p></div>
    <fieldset class="flex flex-wrap rounded-1 border-(length:--border-control) border-line-strong"><legend class="sr-only">View</legend>${views.join('')}</fieldset>
    ${choice('type="checkbox" name="fit" checked', 'fit', 'f')}
    <div class="flex flex-wrap gap-2">${press('type="button" value="-1"', 'previous', 'k')}${press('type="button" value="1"', 'next', 'j')}<form method="dialog">${press('', 'close', 'esc')}</form></div>
    <p>In Storybook: <a id="viewer-base" class="text-glacier-ink">base</a>, <a id="viewer-head" class="text-glacier-ink">head</a><span id="viewer-hint" hidden> (these do not open from a file: run <code>npm run visual -- show</code>)</span></p>
  </div>
  <p aria-hidden="true" class="flex justify-between bg-sunk px-5 pt-2 font-mono text-caption"><span class="base">base</span><span class="head">head</span></p>
  <div id="desk" class="min-h-0 flex-1 overflow-auto bg-sunk p-5 pt-2" tabindex="0" role="region" aria-label="Picture">
    <div class="relative mx-auto grid w-fit">${sides.join('')}<input type="range" step="0.1" aria-label="How much of the base is shown" class="peer absolute inset-0 size-full cursor-ew-resize opacity-0"><span class="split absolute inset-y-0 left-(--split) w-0.75 -translate-x-1/2 bg-accent peer-focus-visible:outline-3 peer-focus-visible:outline-focus"></span></div>
  </div>
</dialog>`

/** @param {string} text */
function withSwatches(text) {
  const swatch =
    '<span class="me-1 inline-block size-[1em] border border-line-strong align-[-0.12em] forced-color-adjust-none" style="background:$&"></span>$&'
  return escape(text).replace(/(?:oklch|oklab|rgba?|color)\([^()]+\)/g, swatch)
}

/** The page's styles, with the font inside. */
function styles() {
  const tailwind = path.join(root, 'node_modules/@tailwindcss/cli/dist/index.mjs')
  const options = { cwd: import.meta.dirname, stdio: /** @type {const} */ ('pipe') }
  const sheet = String(execFileSync(process.execPath, [tailwind, '--input', 'page.css', '--minify'], options))
  const font = readFileSync(path.join(root, 'packages/ui/src/tokens/fonts/summit-display.woff2'), 'base64')
  return sheet.replace(/url\([^)]*summit-display\.woff2['"]?\)/, `url(data:font/woff2;base64,${font})`)
}

/** @param {string} text */
const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
