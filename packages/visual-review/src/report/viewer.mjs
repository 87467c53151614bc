/** The viewer of a report: one picture at a time, by pointer or by keyboard. It runs in the page, from a file too. */

/** @typedef {import('./write.mjs').ReportPicture} ReportPicture */

/** @type {ReportPicture[]} */
const pictures = JSON.parse(document.querySelector('#report')?.textContent ?? '[]')
const viewer = /** @type {HTMLDialogElement} */ (document.querySelector('#viewer'))
const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-at]'))]
const slider = /** @type {HTMLInputElement} */ (viewer.querySelector('[type=range]'))
const views = [.../** @type {NodeListOf<HTMLInputElement>} */ (viewer.querySelectorAll('[name=view]'))]

/** @param {HTMLAnchorElement} link */
const pictureOf = (link) => pictures[Number(link.dataset['at'])]

/** Every picture once, though one stands under each of its causes. */
const order = [...new Set(links.map(pictureOf))]
/** The place in that order, and the link that was followed to it. */
let [current, opener] = [0, links[0]]

/** @param {string} selector @returns {HTMLElement} */
const part = (selector) => /** @type {HTMLElement} */ (viewer.querySelector(selector))

/** Opens a picture, in the view that is chosen if it has that one. @param {number} at its place in the order */
function open(at) {
  current = (at + order.length) % order.length
  const picture = order[current]
  if (!picture) return
  const { id, title, name, mode, causes, status, files } = picture
  part('#viewer-title').textContent = `${title} ${name}`
  part('#viewer-place').textContent = `${mode}, ${current + 1} of ${order.length}, ${causes.join(' ') || status}`
  const globals = Object.entries(picture.globals).map((pair) => pair.join(':'))
  for (const side of ['base', 'head'])
    part(`#viewer-${side}`).setAttribute('href', `${side}/index.html?path=/story/${id}&globals=${globals.join(';')}`)
  for (const image of viewer.querySelectorAll('img')) image.src = files[image.alt] ?? 'data:,'
  const isPair = files['base'] && files['head']
  for (const view of views) view.disabled = !(view.value in { ...files, ...(isPair && { slider: 1, blink: 1 }) })
  const usable = views.filter(({ disabled }) => !disabled)
  show(usable.find(({ checked }) => checked) ?? usable.find(({ value }) => value === 'slider') ?? usable[0])
  void bringIntoView(picture)
}

/** @param {HTMLInputElement | undefined} view */
function show(view) {
  if (!view) return
  view.checked = true
  viewer.dataset['shown'] = view.value === 'blink' ? 'base' : view.value
}

/** Gives the keyboard to what moves the view. */
function focusView() {
  ;(viewer.dataset['shown'] === 'slider' ? slider : part('[name=view]:checked')).focus()
}

/** Scrolls to where the change begins, and splits it in its middle. @param {ReportPicture} picture */
async function bringIntoView({ box, files }) {
  const image = /** @type {HTMLImageElement} */ (part(files['head'] ? 'img.head' : 'img.base'))
  await image.decode().catch(() => {})
  const [left, top, width] = box ?? /** @type {const} */ ([0, 0, image.naturalWidth])
  const scale = image.clientWidth / image.naturalWidth
  part('#desk').scrollTo(left * scale - 80, top * scale - 80)
  slider.value = String(((left + width / 2) / image.naturalWidth) * 100)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    opener = link
    viewer.showModal()
    open(order.indexOf(pictureOf(link)))
    focusView()
  })
}
viewer.addEventListener('close', () => {
  const link = [...(opener ? [opener] : []), ...links].find((link) => pictureOf(link) === order[current])
  const folded = link?.closest('details')
  if (folded) folded.open = true
  link?.focus()
})
viewer.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.type === 'range') viewer.style.setProperty('--split', `${target.value}%`)
  else if (target.type === 'radio') show(target)
  else open(current)
})
viewer.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.value) open(current + Number(button.value))
})
// A view that a picture does not have loses the keyboard, to the page.
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
// Fast enough to see what jumps, and slow enough for eyes that flashes hurt.
setInterval(() => {
  if (views.some(({ checked, value }) => checked && value === 'blink'))
    viewer.dataset['shown'] = viewer.dataset['shown'] === 'base' ? 'head' : 'base'
}, 700)
part('#viewer-hint').hidden = location.protocol !== 'file:'
