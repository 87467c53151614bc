/** The attribute of the element that had the focus. */
export const FOCUSED = 'data-focused'

/** A document as HTML without scripts, with the values of its fields. */
export function takePicture({ documentElement, activeElement, body }: Document): string {
  const focused = activeElement === body ? null : activeElement
  focused?.setAttribute(FOCUSED, '')
  const copy = documentElement.cloneNode(true) as HTMLElement
  focused?.removeAttribute(FOCUSED)
  const shown = documentElement.querySelectorAll('input, textarea')
  for (const [index, field] of copy.querySelectorAll('input, textarea').entries()) keepValue(shown[index], field)
  copy.querySelectorAll('script, link[rel=modulepreload]').forEach((script) => script.remove())
  const parent = document.createElement('div')
  parent.append(copy)
  return `<!doctype html>${parent.getHTML()}`
}

/** Writes what a field holds into its markup. It may be of another window, so `instanceof` does not know it. */
function keepValue(field: Element | undefined, copy: Element) {
  const { value, checked } = field as HTMLInputElement
  if (copy.localName === 'textarea') copy.textContent = value
  else copy.setAttribute('value', value)
  copy.toggleAttribute('checked', checked)
}
