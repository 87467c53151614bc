/** The viewer of a report: shows one picture at a time. Runs in the page, also from a file. */
import type { ReportPicture } from './report-picture.ts'

/** An element of the page. Throws if there is none. */
function required<T extends Element>(type: new () => T, selector: string, parent: ParentNode = document): T {
  const element = parent.querySelector(selector)
  if (!(element instanceof type)) throw new Error(`The page has no ${selector}`)
  return element
}

// SAFETY: written by `pageOf`.
const pictures = JSON.parse(required(HTMLScriptElement, '#report').text) as ReportPicture[]
const viewer = required(HTMLDialogElement, '#viewer')
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-at]')]
const slider = required(HTMLInputElement, '[type=range]', viewer)
const views = [...viewer.querySelectorAll<HTMLInputElement>('[name=view]')]

const part = (selector: string) => required(HTMLElement, selector, viewer)
const pictureOf = (link: HTMLAnchorElement) => pictures[Number(link.dataset['at'])]

/** The pictures in page order. One that is listed for several causes is contained once. */
const order = [...new Set(links.map(pictureOf))]
/** The index of the shown picture, and the link that opened the viewer. */
const state = { current: 0, opener: links[0] }

/** Opens the picture at an index, in the current view if it has that one. */
function showPicture(at: number) {
  state.current = (at + order.length) % order.length
  const picture = order[state.current]
  if (!picture) return
  const { id, title, name, mode, causes, status, files } = picture
  part('#viewer-title').textContent = `${title} ${name}`
  part('#viewer-place').textContent = `${mode}, ${state.current + 1} of ${order.length}, ${causes.join(' ') || status}`
  const globals = Object.entries(picture.globals).map((pair) => pair.join(':'))
  for (const side of ['base', 'head'])
    part(`#viewer-${side}`).setAttribute('href', `${side}/index.html?path=/story/${id}&globals=${globals.join(';')}`)
  const fileOf = new Map(Object.entries(files))
  for (const image of viewer.querySelectorAll('img')) image.src = fileOf.get(image.alt) ?? 'data:,'
  const isPair = files.base && files.head
  for (const view of views) view.disabled = !(view.value in { ...files, ...(isPair && { slider: 1, blink: 1 }) })
  const usable = views.filter(({ disabled }) => !disabled)
  show(usable.find(({ checked }) => checked) ?? usable.find(({ value }) => value === 'slider') ?? usable[0])
  void bringIntoView(picture)
}

function show(view: HTMLInputElement | undefined) {
  if (!view) return
  view.checked = true
  viewer.dataset['shown'] = view.value === 'blink' ? 'base' : view.value
}

/** Moves the focus to the slider, or to the selected view. */
function focusView() {
  ;(viewer.dataset['shown'] === 'slider' ? slider : part('[name=view]:checked')).focus()
}

/** Scrolls to the change and moves the slider to its middle. */
async function bringIntoView({ box, files }: ReportPicture) {
  const image = required(HTMLImageElement, files.head ? 'img.head' : 'img.base', viewer)
  await image.decode().catch(() => {})
  const [left, top, width] = box ?? [0, 0, image.naturalWidth]
  const scale = image.clientWidth / image.naturalWidth
  part('#desk').scrollTo(left * scale - 80, top * scale - 80)
  slider.value = String(((left + width / 2) / image.naturalWidth) * 100)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    state.opener = link
    viewer.showModal()
    showPicture(order.indexOf(pictureOf(link)))
    focusView()
  })
}
viewer.addEventListener('close', () => {
  const link = [state.opener, ...links].find((link) => link && pictureOf(link) === order[state.current])
  const folded = link?.closest('details')
  if (folded) folded.open = true
  link?.focus()
})
viewer.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.type === 'range') viewer.style.setProperty('--split', `${target.value}%`)
  else if (target.type === 'radio') show(target)
  else showPicture(state.current)
})
viewer.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.value) showPicture(state.current + Number(button.value))
})
// On the document: a view that becomes disabled loses the focus to the body.
document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  const name = [...viewer.querySelectorAll('kbd')].find(({ textContent }) => textContent === key)
  if (ctrlKey || metaKey || altKey || !name || !viewer.open) return
  name.closest('button')?.click()
  name.closest('label')?.control?.click()
  if (Number(key)) focusView()
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || !('copy' in target.dataset)) return
  const text = target.previousElementSibling?.textContent ?? ''
  void navigator.clipboard.writeText(text).then(() => (target.textContent = 'Copied'))
})
// Fewer than three flashes per second (WCAG 2.3.1).
setInterval(() => {
  if (views.some(({ checked, value }) => checked && value === 'blink'))
    viewer.dataset['shown'] = viewer.dataset['shown'] === 'base' ? 'head' : 'base'
}, 700)
part('#viewer-hint').hidden = location.protocol !== 'file:'
