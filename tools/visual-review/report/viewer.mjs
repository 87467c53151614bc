/** The viewer of a report: one picture at a time, by pointer or by keyboard. It runs in the page, from a file too. */

/** @typedef {import('./write.mjs').ReportPicture} ReportPicture */

/** How long each side shows while they blink, in milliseconds. */
const blink = 700

/** @type {ReportPicture[]} */
const pictures = JSON.parse(document.querySelector('#report')?.textContent ?? '[]')
const viewer = /** @type {HTMLDialogElement} */ (document.querySelector('#viewer'))
const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-at]'))]
const views = [.../** @type {NodeListOf<HTMLInputElement>} */ (viewer.querySelectorAll('[name=view]'))]
const fit = /** @type {HTMLInputElement} */ (viewer.querySelector('[name=fit]'))

/** Which of the links is open. */
let current = 0

/** @param {string} selector @returns {HTMLElement} */
const part = (selector) => /** @type {HTMLElement} */ (viewer.querySelector(selector))

/** Opens a picture, wherever it stands on the page. @param {number} at */
function open(at) {
  current = (at + links.length) % links.length
  const picture = pictures[Number(links[current]?.dataset['at'])]
  if (!picture) return
  const { title, name, mode, causes, status, files } = picture
  part('#viewer-title').textContent = `${title} ${name}`
  part('#viewer-place').textContent = `${mode}, ${current + 1} of ${links.length}, ${causes.join(' ') || status}`
  for (const side of /** @type {const} */ (['base', 'head', 'difference'])) {
    const file = files[side]
    if (file) part(`img.${side}`).setAttribute('src', file)
    else part(`img.${side}`).removeAttribute('src')
  }
  const globals = Object.entries(picture.globals ?? {})
    .map((pair) => pair.join(':'))
    .join(';')
  for (const side of ['base', 'head'])
    part(`#viewer-${side}`).setAttribute('href', `${side}/index.html?path=/story/${picture.id}&globals=${globals}`)
  for (const view of views) view.disabled = !('base' in files && 'head' in files) && !(view.value in files)
  if (!viewer.open) viewer.showModal()
  const usable = views.filter(({ disabled }) => !disabled)
  show(usable.find(({ checked }) => checked) ?? usable.find(({ value }) => value === 'slider') ?? usable[0])
}

/** @param {HTMLInputElement | undefined} view */
function show(view) {
  if (!view) return
  view.checked = true
  view.focus()
  viewer.dataset['view'] = view.value
}

for (const [at, link] of links.entries()) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    open(at)
  })
}
viewer.addEventListener('close', () => {
  const link = links[current]
  const folded = link?.closest('details')
  if (folded) folded.open = true
  link?.focus()
})
viewer.addEventListener('change', () => {
  show(views.find(({ checked }) => checked))
  for (const image of viewer.querySelectorAll('img')) image.style.maxWidth = fit.checked ? '100%' : 'none'
})
viewer.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range')
    viewer.style.setProperty('--split', `${target.value}%`)
})
viewer.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.value) open(current + Number(button.value))
})
viewer.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const view = views[Number(event.key) - 1]
  if (event.key === 'j') open(current + 1)
  else if (event.key === 'k') open(current - 1)
  else if (event.key === 'f') fit.click()
  else if (view && !view.disabled) show(view)
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || !('copy' in target.dataset)) return
  const text = target.parentElement?.querySelector('pre')?.textContent ?? ''
  void navigator.clipboard.writeText(text).then(() => (target.textContent = 'Copied'))
})
setInterval(() => {
  viewer.dataset['blink'] = viewer.dataset['blink'] === 'head' ? 'base' : 'head'
}, blink)
fit.checked = true
part('#viewer-hint').hidden = location.protocol !== 'file:'
