import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import { acceptanceText, type AcceptedCause } from '../accept.ts'
import { kindNames } from '../findings.ts'
import type { ReportPicture } from '../in-page/report-picture.ts'
import type { Report, ReportCause } from './report.ts'

const require = createRequire(import.meta.url)

/** Sections besides the causes, by status. */
const otherSections = { unstable: 'Unstable: not the same when taken again', renamed: 'Under another name', new: 'New' }

const buttonClass = 'ui-button min-h-10 py-1.5 text-control-small/sub [--pad:--spacing(4)]'
const containerClass = 'mx-auto max-w-(--page-max) px-(--page-gutter) py-12'
const mutedClass = 'mt-3 max-w-measure text-small text-ink-muted wrap-anywhere'

/** The report as an HTML page. It needs no other files than the pictures. */
export async function pageOf(report: Report): Promise<string> {
  const { sentence, looked, notLooked, causes, pictures, failures, stale, base, head, seconds, browser } = report
  const withStatus = (status: string) => pictures.filter((picture) => picture.status === status)
  const unaccepted = causes.filter(({ isAccepted }) => !isAccepted)
  const sections = Object.entries(otherSections).map(([status, title]) =>
    withStatus(status).length > 0 ? section(`<h2 class="text-h3">${title}</h2>`, grid(withStatus(status))) : '',
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(sentence)} Visual review</title>
<link rel="icon" href="data:,">
<style>${styleSheet()}</style>
<header class="${containerClass}">
  <p class="font-label text-ink-muted">Visual review</p>
  <h1 class="mt-2 max-w-[36ch] text-title">${escape(sentence)}</h1>
  <dl class="mt-8 flex flex-wrap gap-x-10 gap-y-4">
    ${count(`pictures of ${looked.stories} stories`, looked.pictures)}${count('as before', looked.same)}
    ${['changed', 'removed', ...Object.keys(otherSections), 'failed'].map((status) => count(status, withStatus(status).length)).join('')}
  </dl>
  <p class="${mutedClass}">${head.commit.slice(0, 10)}${head.isDirty ? ' with changes that are not committed' : ''}, compared with ${escape(base.name)}.
  Built in ${seconds.building.toFixed(0)} s, looked at in ${seconds.looking.toFixed(0)} s, Chromium ${escape(browser)}.</p>
  <p class="${mutedClass}">Not looked at: ${escape(notLooked.join('; '))}.</p>
  ${failures.map((failure) => errorBox(`Could not be judged: ${failure}`)).join('')}
  ${stale.map((acceptance) => errorBox(`Accepted, but not there: ${acceptance}`)).join('')}
  ${causes.length > 5 ? folded(`All ${causes.length} causes`, `<ol class="mt-3 font-mono text-small wrap-anywhere">${causes.map(causeListItem).join('')}</ol>`) : ''}
  ${unaccepted.length > 1 ? acceptance('Accept all of it', 'all', unaccepted) : ''}
</header>
<main>
${causes.map((cause) => causeSection(cause, pictures)).join('')}
${sections.join('')}
</main>
${viewer}
<script type="application/json" id="report">${JSON.stringify(pictures).replaceAll('<', '\\u003c')}</script>
<script type="module">${await viewerScript()}</script>
</html>
`
}

const count = (name: string, number: number) =>
  `<div class="flex flex-col-reverse ${number === 0 ? 'text-ink-muted' : ''}"><dt class="text-small">${name}</dt><dd class="font-display text-h3 tabular-nums">${number}</dd></div>`

const folded = (title: string, content: string) =>
  `<details class="mt-4"><summary class="w-fit cursor-pointer font-label">${title}</summary>${content}</details>`

const section = (...parts: string[]) =>
  `<section class="border-t border-line [contain-intrinsic-block-size:auto_40rem] [content-visibility:auto]"><div class="${containerClass}">${parts.join('')}</div></section>`

const grid = (pictures: readonly ReportPicture[]) =>
  `<ul class="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6">${pictures.map((picture) => `<li>${link(picture, crop(picture, picture.files['head'] ? 'head' : 'base'))}</li>`).join('')}</ul>`

const errorBox = (text: string) =>
  `<p class="mt-3 border-s-4 border-danger ps-3 whitespace-pre-line text-danger wrap-anywhere">${escape(text)}</p>`

const causeListItem = ({ name, text, pictures }: ReportCause) =>
  `<li><a href="#${name}">${name}</a> ${escape(text)}, ${pictures.length} ×</li>`

function causeSection(cause: ReportCause, pictures: readonly ReportPicture[]): string {
  const { name, kind, text, titles, where, isAccepted, pictures: own } = cause
  const elements = where.length > 4 ? [...where.slice(0, 4), `${where.length - 4} more`] : where
  const [first, ...more] = own.flatMap((at) => pictures[at] ?? [])
  return section(
    `<h2 id="${name}" class="font-mono text-lead tracking-normal wrap-anywhere"><span class="mb-1 block font-body text-small text-ink-muted">${name} <span class="inline-block first-letter:uppercase">${kindNames[kind][0]}</span></span>${withSwatches(text)}</h2>
    <p class="${mutedClass}">${own.length} ${own.length === 1 ? 'picture' : 'pictures'} in ${escape(titles.join(', '))}${elements.length > 0 ? `, on ${escape(elements.join(', '))}` : ''}. ${isAccepted ? '<strong class="text-success">Accepted.</strong>' : ''}</p>`,
    isAccepted ? '' : acceptance('Accept this', name, [{ kind, text, titles }]),
    first ? pair(first) : '',
    more.length > 0 ? folded(`${more.length} more`, grid(more)) : '',
  )
}

function acceptance(title: string, names: string, causes: readonly AcceptedCause[]): string {
  return folded(
    title,
    `<p class="${mutedClass}">Run <code>npm run visual -- accept ${names} --reason "…"</code>, or put this text, with your reason as its first line, into a file <code>.visual/….txt</code> and commit it.</p>
    <pre tabindex="0" class="my-4 max-h-80 overflow-auto border border-line bg-surface p-4 font-mono text-caption">${escape(acceptanceText('Say here why this is meant.', causes))}</pre>
    <button type="button" data-copy class="${buttonClass} bg-action text-on-action hover:bg-action-hover">Copy the text</button>`,
  )
}

/** Where a picture changed, before and after. */
function pair(picture: ReportPicture): string {
  const sides = (['base', 'head'] as const).filter((side) => picture.files[side])
  const crops = sides.map((side) => `<span>${crop(picture, side)}<span class="text-ink-muted">${side}</span></span>`)
  return link(picture, `<span class="grid gap-x-6 gap-y-3 md:grid-cols-2">${crops.join('')}</span>`)
}

/** A link that opens a picture in the viewer. */
function link({ at, title, name, mode, files, pixels, note }: ReportPicture, content: string): string {
  const seen = pixels > 0 ? `${pixels.toLocaleString('en')} pixels differ` : 'the same to the eye'
  return `<a href="${files['head'] ?? files['base']}" data-at="${at}" class="group mt-6 grid gap-2 text-small no-underline wrap-anywhere">${content}
    <span><span class="group-hover:underline"><b>${escape(title)}</b> ${escape(name)}, ${mode}</span> <span class="text-ink-muted tabular-nums">${note ?? (files['base'] && files['head'] ? seen : '')}</span></span></a>`
}

/** The part of a picture that changed, at most at its own size, or all of it. */
function crop({ files, box }: ReportPicture, side: 'base' | 'head'): string {
  const imageClass = 'max-h-[32rem] w-full border border-line bg-sunk'
  if (!box)
    return `<img src="${files[side]}" alt="" loading="lazy" class="${imageClass} object-contain object-left-top">`
  const [left, top, wide, high] = box
  const [width, height] = [Math.max(560, wide + 64), Math.max(160, high + 64)]
  const view = [Math.max(0, left + (wide - width) / 2), Math.max(0, top + (high - height) / 2), width, height]
  return `<svg viewBox="${view.join(' ')}" aria-hidden="true" class="${imageClass}"><image href="${files[side]}"/></svg>`
}

const withKey = (label: string, key: string) =>
  `${label} <kbd class="font-mono text-caption opacity-75 max-sm:hidden">${key}</kbd>`

const choice = (attributes: string, label: string, key: string) =>
  `<label class="relative"><input ${attributes} class="peer absolute inset-0 cursor-pointer opacity-0"><span class="${buttonClass} peer-checked:bg-action peer-checked:text-on-action peer-hover:not-peer-checked:bg-current/9 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-50 forced-colors:peer-checked:outline-3">${withKey(label, key)}</span></label>`

const button = (attributes: string, label: string, key: string) =>
  `<button ${attributes} class="${buttonClass} border-line-strong hover:bg-current/9">${withKey(label, key)}</button>`

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
    <div class="flex flex-wrap gap-2">${button('type="button" value="-1"', 'previous', 'k')}${button('type="button" value="1"', 'next', 'j')}<form method="dialog">${button('', 'close', 'esc')}</form></div>
    <p>In Storybook: <a id="viewer-base" class="text-link">base</a>, <a id="viewer-head" class="text-link">head</a><span id="viewer-hint" hidden> (these do not open from a file: run <code>npm run visual -- show</code>)</span></p>
  </div>
  <p aria-hidden="true" class="flex justify-between bg-sunk px-5 pt-2 font-mono text-caption"><span class="base">base</span><span class="head">head</span></p>
  <div id="desk" class="min-h-0 flex-1 overflow-auto bg-sunk p-5 pt-2" tabindex="0" role="region" aria-label="Picture">
    <div class="relative mx-auto grid w-fit">${sides.join('')}<input type="range" step="0.1" aria-label="How much of the base is shown" class="peer absolute inset-0 size-full cursor-ew-resize opacity-0"><span class="split absolute inset-y-0 left-(--split) w-0.75 -translate-x-1/2 bg-(--color-accent) peer-focus-visible:outline-3 peer-focus-visible:outline-focus"></span></div>
  </div>
</dialog>`

/** Adds a swatch before each colour. */
function withSwatches(text: string): string {
  const swatch =
    '<span class="me-1 inline-block size-[1em] border border-line-strong align-[-0.12em] forced-color-adjust-none" style="background:$&"></span>$&'
  return escape(text).replace(/(?:oklch|oklab|rgba?|color)\([^()]+\)/g, swatch)
}

/** The page's style sheet, with its fonts as data URLs. */
function styleSheet(): string {
  const tailwind = path.join(path.dirname(require.resolve('@tailwindcss/cli/package.json')), 'dist/index.mjs')
  const args = [tailwind, '--input', 'page.css', '--minify']
  const css = execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' })
  const fonts = path.join(path.dirname(require.resolve('@summit/ui/theme.css')), 'tokens/fonts')
  return css.replace(
    /url\([^)]*(summit-\w+\.woff2)['"]?\)/g,
    (_, file: string) => `url(data:font/woff2;base64,${readFileSync(path.join(fonts, file), 'base64')})`,
  )
}

/** The viewer as JavaScript. */
async function viewerScript(): Promise<string> {
  const file = path.join(import.meta.dirname, '../in-page/viewer.ts')
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
