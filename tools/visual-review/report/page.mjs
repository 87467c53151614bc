import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/parts.mjs'
import { acceptanceOf } from '../accept.mjs'
import { nouns } from '../verdict.mjs'

/** @typedef {import('./write.mjs').Report} Report */
/** @typedef {import('./write.mjs').ReportPicture} ReportPicture */
/** @typedef {import('./write.mjs').ReportCause} ReportCause */

/** What is shown beside the causes. */
const others = /** @type {const} */ ({
  failed: 'Could not be judged',
  unstable: 'Unstable: not the same when taken again',
  renamed: 'Under another name',
  new: 'New',
})

const button = 'button min-h-10 border-current py-1.5 text-control-small/sub hover:bg-current/9 [--pad:--spacing(4)]'
const room = 'mx-auto max-w-(--page-max) px-(--page-gutter) py-12'
const muted = 'mt-3 max-w-measure text-small text-ink-muted'

/** The report as one page that needs nothing but the pictures beside it. @param {Report} report */
export function pageOf({ sentence, looked, notLooked, causes, pictures, base, head, seconds, browser, stale }) {
  const of = (/** @type {string} */ status) => pictures.filter((picture) => picture.status === status)
  const open = causes.filter(({ isAccepted }) => !isAccepted)
  /** @type {Record<string, number>} */
  const counts = { [`pictures of ${looked.stories} stories`]: looked.pictures, 'as before': looked.same }
  for (const status of ['changed', 'removed', ...Object.keys(others)]) counts[status] = of(status).length
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
    ${Object.entries(counts)
      .map(
        ([name, number]) =>
          `<div class="flex flex-col-reverse ${number === 0 ? 'text-ink-muted' : ''}"><dt class="text-small">${name}</dt><dd class="font-display text-h3 tabular-nums">${number}</dd></div>`,
      )
      .join('')}
  </dl>
  <p class="${muted}"><code>${head.commit.slice(0, 10)}</code>${head.isDirty ? ' with changes that are not committed' : ''}, compared with <code>${base.commit.slice(0, 10)}</code> (${escape(base.name)}).
  Built in ${seconds.building.toFixed(0)} s, looked at in ${seconds.looking.toFixed(0)} s, Chromium ${escape(browser)}.</p>
  <p class="${muted}">Not looked at: ${escape(notLooked.join('; '))}.</p>
  ${stale.length > 0 ? alarm(`Accepted, but not there: ${stale.join('; ')}`) : ''}
  ${open.length > 1 ? acceptance('Accept all of it', 'all', open) : ''}
</header>
<main>
${causes.map((cause) => causeSection(cause, pictures)).join('')}
${Object.entries(others)
  .map(([status, title]) => besides(title, of(status)))
  .join('')}
</main>
${viewer}
<script type="application/json" id="report">${JSON.stringify(pictures).replaceAll('<', '\\u003c')}</script>
<script type="module">${readFileSync(path.join(import.meta.dirname, 'viewer.mjs'), 'utf8')}</script>
</html>
`
}

/** @param {ReportCause} cause @param {ReportPicture[]} pictures */
function causeSection({ name, kind, text, titles, where, isAccepted, pictures: own }, pictures) {
  const elements = where.length > 4 ? [...where.slice(0, 4), `${where.length - 4} more`] : where
  const words = `<h2 id="${name}" class="font-mono text-lead tracking-normal"><span class="mb-1 block font-body text-small text-ink-muted">${name} <span class="inline-block first-letter:uppercase">${nouns[kind][0]}</span></span>${withSwatches(text)}</h2>
  <p class="${muted}">${own.length} ${own.length === 1 ? 'picture' : 'pictures'} in ${escape(titles.join(', '))}${elements.length > 0 ? `, on ${escape(elements.join(', '))}` : ''}. ${isAccepted ? '<strong class="text-success">Accepted.</strong>' : ''}</p>
  ${isAccepted ? '' : acceptance('Accept this', name, [{ kind, text, titles }])}`
  const [first, ...more] = own.flatMap((at) => pictures[at] ?? [])
  if (!first) return section(words)
  const rest = `<details class="mt-6"><summary class="w-fit cursor-pointer font-label">${more.length} more</summary>${grid(more)}</details>`
  return section(words, pair(first), more.length > 0 ? rest : '')
}

/** @param {string} title @param {ReportPicture[]} pictures */
function besides(title, pictures) {
  return pictures.length > 0 ? section(`<h2 class="text-h3">${title}</h2>`, grid(pictures)) : ''
}

/** @param {string[]} parts */
function section(...parts) {
  return `<section class="border-t border-line"><div class="${room}">${parts.join('')}</div></section>`
}

/** @param {ReportPicture[]} pictures */
function grid(pictures) {
  return `<ul class="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">${pictures.map((picture) => `<li>${thumbnail(picture)}</li>`).join('')}</ul>`
}

/** @param {string} title @param {string} names @param {import('../accept.mjs').Accepted[]} causes */
function acceptance(title, names, causes) {
  return `<details class="mt-4"><summary class="w-fit cursor-pointer font-label">${title}</summary>
  <p class="${muted}">Run <code>npm run visual -- accept ${names} --reason "…"</code>, or put this text, with your reason as its first line, into a file <code>.visual/….txt</code> and commit it.</p>
  <pre tabindex="0" class="my-4 max-h-80 overflow-auto border border-line bg-surface p-4 font-mono text-caption">${escape(acceptanceOf('Say here why this is meant.', causes))}</pre>
  <button type="button" data-copy class="${button} border-transparent bg-action text-on-action hover:bg-action-hover">Copy the text</button></details>`
}

/** A picture that stands for others: where it changed, before and after. @param {ReportPicture} picture */
function pair(picture) {
  const { at, box, files } = picture
  const crops = Object.entries(files).map(([side, file]) =>
    side === 'difference'
      ? ''
      : `<span class="grid gap-1">${crop(file, box)}<span class="text-ink-muted">${side}</span></span>`,
  )
  return `<a href="${files.head ?? files.base}" data-at="${at}" class="group mt-6 grid gap-2 text-small no-underline">
    <span class="grid gap-x-6 gap-y-3 md:grid-cols-2">${crops.join('')}</span>${caption(picture)}</a>`
}

/** @param {ReportPicture} picture */
function thumbnail(picture) {
  const { at, title, name, mode, files, box, reason } = picture
  const file = files.head ?? files.base
  if (!file) return alarm(`${title} ${name}, ${mode}: ${reason ?? ''}`)
  return `<a href="${file}" data-at="${at}" class="group grid gap-2 text-small no-underline">${crop(file, box)}${caption(picture)}</a>`
}

/** @param {ReportPicture} picture */
function caption({ title, name, mode, files, pixels, reason }) {
  const isPair = files.base && files.head
  const seen = pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : isPair ? 'the same to the eye' : ''
  return `<span><span class="group-hover:underline"><b>${escape(title)}</b> ${escape(name)}, ${mode}</span> <span class="text-ink-muted tabular-nums">${reason ?? seen}</span></span>`
}

/** A part of a picture, where it changed, at its own size or smaller. @param {string} file @param {ReportPicture['box']} box */
function crop(file, box) {
  const [left, top, wide, high] = box ?? [0, 0, 1280, 720]
  const [width, height] = [Math.max(560, wide + 64), Math.max(160, high + 64)]
  const view = [Math.max(0, left + (wide - width) / 2), Math.max(0, top + (high - height) / 2), width, height]
  return `<svg viewBox="${view.join(' ')}" aria-hidden="true" class="max-h-[32rem] w-full border border-line bg-sunk"><image href="${file}"/></svg>`
}

/** @param {'checkbox' | 'radio'} type @param {string} value @param {string} key */
const choice = (type, value, key) =>
  `<label class="relative"><input type="${type}" name="${type === 'radio' ? 'view' : value}" value="${value}" class="peer absolute opacity-0"><span class="${button} peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50 forced-colors:peer-checked:outline-3">${value} ${keyOf(key)}</span></label>`

const viewer = `<dialog id="viewer" aria-labelledby="viewer-title" class="h-dvh max-h-none w-screen max-w-none flex-col bg-ground text-ink open:flex">
  <div class="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3 text-small">
    <h2 id="viewer-title" class="text-h4"></h2><p id="viewer-place" role="status"></p>
    <fieldset class="flex flex-wrap gap-1"><legend class="sr-only">View</legend>${['base', 'head', 'slider', 'blink', 'difference'].map((view, at) => choice('radio', view, String(at + 1))).join('')}</fieldset>
    ${choice('checkbox', 'fit', 'f')}
    <button type="button" value="-1" class="${button}">previous ${keyOf('k')}</button><button type="button" value="1" class="${button}">next ${keyOf('j')}</button>
    <form method="dialog"><button class="${button}">close ${keyOf('esc')}</button></form>
    <p>In Storybook: <a id="viewer-base" class="text-glacier-ink">base</a>, <a id="viewer-head" class="text-glacier-ink">head</a><span id="viewer-hint" hidden> (run <code>npm run visual -- show</code>: it does not open from a file)</span></p>
  </div>
  <input type="range" value="50" aria-label="How much of the base is shown" class="mx-5 mt-3 accent-action">
  <div class="min-h-0 flex-1 overflow-auto bg-sunk p-5" tabindex="0" role="region" aria-label="Picture"><div class="relative mx-auto w-fit">${['head', 'base', 'difference'].map((side) => `<img alt="${side}" class="${side} block bg-ground ${side === 'base' ? 'absolute top-0 left-0' : ''}">`).join('')}</div></div>
</dialog>`

/** @param {string} key */
function keyOf(key) {
  return `<kbd class="font-mono text-caption opacity-75">${key}</kbd>`
}

/** @param {string} text */
function alarm(text) {
  return `<p class="mt-3 border-s-4 border-danger ps-3 whitespace-pre-line text-danger">${escape(text)}</p>`
}

/** @param {string} text */
function withSwatches(text) {
  const swatch = (/** @type {string} */ colour) =>
    `<span class="me-1 inline-block size-[1em] border border-line-strong align-[-0.12em] forced-color-adjust-none" style="background:${colour}"></span>${colour}`
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
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
