import type { ReportPicture } from './report-picture.ts'

/**
 * Runs the viewer of a report, which shows one picture at a time, also from a file. It is written into the page as text,
 * so it uses nothing from outside of itself.
 */
export function runViewer() {
  /** An element of the page. Throws if there is none. */
  const required = <T extends Element>(type: new () => T, selector: string, parent: ParentNode = document): T => {
    const element = parent.querySelector(selector)
    if (!(element instanceof type)) throw new Error(`The page has no ${selector}`)
    return element
  }

  // SAFETY: written by `getPage`.
  const pictures = JSON.parse(required(HTMLScriptElement, '#report').text) as ReportPicture[]
  const viewer = required(HTMLDialogElement, '#viewer')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-at]')]
  const slider = required(HTMLInputElement, '[type=range]', viewer)
  const views = [...viewer.querySelectorAll<HTMLInputElement>('[name=view]')]
  const images = [...viewer.querySelectorAll('img')]
  const panes = [...viewer.querySelectorAll<HTMLElement>('.pane')]

  const part = (selector: string) => required(HTMLElement, selector, viewer)
  const desk = part('#desk')
  const getPicture = (link: HTMLAnchorElement) => pictures[Number(link.dataset['at'])]

  /** The pictures in page order. One that is listed for several causes is contained once. */
  const order = [...new Set(links.map(getPicture))]
  /** The index of the shown picture, and the link that opened the viewer. */
  const state = { current: 0, opener: links[0] }

  /** Opens the picture at an index, in the current view if it has that one. */
  const showPicture = (at: number) => {
    state.current = (at + order.length) % order.length
    const picture = order[state.current]
    if (!picture) return
    const { id, title, name, mode, causes, status, files } = picture
    part('#viewer-title').textContent = `${title} ${name}`
    part('#viewer-place').textContent = `${mode}, ${state.current + 1} of ${order.length}, ${status}`
    part('#viewer-causes').replaceChildren(...causes.map(causeItem))
    const globals = Object.entries(picture.globals).map((pair) => pair.join(':'))
    // Of several Storybooks, each is in a folder: `packages/ui/button--primary`.
    const [, folder = '', story = ''] = /^(.*\/)?(.*)$/.exec(id) ?? []
    const address = `${folder}index.html?path=/story/${story}&globals=${globals.join(';')}`
    for (const side of ['base', 'head']) part(`#viewer-${side}`).setAttribute('href', `${side}/${address}`)
    const getFile = new Map(Object.entries(files))
    for (const image of images) image.src = getFile.get(image.dataset['file'] ?? '') ?? 'data:,'
    const isUsable = {
      ...{ before: files.base, after: files.head, difference: files.difference },
      ...(files.base && files.head && { pair: 1, slider: 1, blink: 1 }),
    }
    for (const view of views) view.disabled = !new Map<string, unknown>(Object.entries(isUsable)).get(view.value)
    const usable = views.filter(({ disabled }) => !disabled)
    show(usable.find(({ checked }) => checked) ?? usable.find(({ value }) => value === 'slider') ?? usable[0])
    void bringIntoView(picture)
  }

  /** A cause with its kind and text, as in the page. */
  const causeItem = (name: string) => {
    const item = document.createElement('li')
    const heading = document.getElementById(name)
    item.append(...(heading?.cloneNode(true).childNodes ?? []))
    return item
  }

  const show = (view: HTMLInputElement | undefined) => {
    if (!view) return
    view.checked = true
    viewer.dataset['shown'] = view.value === 'blink' ? 'before' : view.value
    // Only then they scroll.
    for (const pane of panes) pane.tabIndex = view.value === 'pair' ? 0 : -1
  }

  /** Moves the focus to the slider, or to the selected view. */
  const focusView = () => (viewer.dataset['shown'] === 'slider' ? slider : part('[name=view]:checked')).focus()

  /** Lays out the pictures, scrolls to the change and moves the slider to its middle. */
  const bringIntoView = async (picture: ReportPicture) => {
    await Promise.allSettled(images.map((image) => image.decode()))
    if (picture !== order[state.current]) return
    const width = Math.max(1, ...images.map(({ naturalWidth }) => naturalWidth))
    const height = Math.max(1, ...images.map(({ naturalHeight }) => naturalHeight))
    viewer.style.setProperty('--natural-width', `${width}px`)
    viewer.style.setProperty('--ratio', `${width} / ${height}`)
    for (const image of images) image.style.width = `${(image.naturalWidth / width) * 100}%`
    const [left, top, wide, high] = picture.box ?? [0, 0, width, height]
    for (const { style, parentElement } of viewer.querySelectorAll<HTMLElement>('.box')) {
      const place = { left: left / width, top: top / height, width: wide / width, height: high / height }
      for (const [name, share] of Object.entries(place)) style.setProperty(name, `${share * 100}%`)
      style.display = picture.box ? 'block' : 'none'
      if (parentElement) scrollTo(parentElement, { left, top, wide, high }, width)
    }
    slider.value = String(((left + wide / 2) / width) * 100)
    slider.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** Scrolls to the middle of a rectangle of a picture, or to its beginning if it is larger than the screen. */
  const scrollTo = (
    figure: HTMLElement,
    { left, top, wide, high }: Record<'left' | 'top' | 'wide' | 'high', number>,
    width: number,
  ) => {
    for (const scroller of [desk, figure.parentElement]) {
      if (!scroller) continue
      const [own, outer] = [figure.getBoundingClientRect(), scroller.getBoundingClientRect()]
      const scale = own.width / width
      scroller.scrollBy(
        own.left - outer.left + left * scale - Math.max(16, (outer.width - wide * scale) / 2),
        own.top - outer.top + top * scale - Math.max(16, (outer.height - high * scale) / 2),
      )
    }
  }

  for (const link of links) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      state.opener = link
      viewer.showModal()
      showPicture(order.indexOf(getPicture(link)))
      focusView()
    })
  }
  viewer.addEventListener('close', () => {
    const link = [state.opener, ...links].find((link) => link && getPicture(link) === order[state.current])
    const folded = link?.closest('details')
    if (folded) folded.open = true
    link?.focus()
  })
  viewer.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target.type === 'range') viewer.style.setProperty('--split', `${target.value}%`)
    else if (target.name !== 'outline') {
      if (target.type === 'radio') show(target)
      const picture = order[state.current]
      if (picture) void bringIntoView(picture)
    }
  })
  viewer.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.value) showPicture(state.current + Number(button.value))
  })
  for (const pane of panes) {
    pane.addEventListener('scroll', () => {
      for (const other of panes) other.scrollTo(pane.scrollLeft, pane.scrollTop)
    })
  }
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
      viewer.dataset['shown'] = viewer.dataset['shown'] === 'before' ? 'after' : 'before'
  }, 700)
  // A picture that is made smaller to fit a phone is unreadable.
  required(HTMLInputElement, '[name=fit]', viewer).checked = matchMedia('(width >= 48rem)').matches
  part('#viewer-hint').hidden = location.protocol !== 'file:'
}
