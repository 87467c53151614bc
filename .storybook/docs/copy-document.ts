/** A copy of what a document shows: its elements without scripts, with the present values of its fields. */
export function copyDocument(source: Document): HTMLElement {
  // SAFETY: a copy of an element is of its type.
  const copy = source.documentElement.cloneNode(true) as HTMLElement
  const fields = copy.querySelectorAll<HTMLElement>('input, textarea')
  source.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea').forEach((field, index) => {
    const twin = fields[index]
    if ('checked' in field) {
      twin?.setAttribute('value', field.value)
      twin?.toggleAttribute('checked', field.checked)
    } else if (twin) twin.textContent = field.value
  })
  const dialogs = copy.querySelectorAll('dialog')
  source.querySelectorAll('dialog').forEach((dialog, index) => {
    if (dialog.matches(':modal')) dialogs[index]?.setAttribute('data-modal', '')
  })
  copy
    .querySelectorAll('script, link[rel="modulepreload"], .sb-wrapper, #storybook-docs')
    .forEach((node) => node.remove())
  return copy
}

/** Shows a copy in an empty document. */
export function showCopy(copy: HTMLElement, target: Document): void {
  target.replaceChild(target.adoptNode(copy), target.documentElement)
  // The attribute alone opens a dialog below what lies over it.
  target.querySelectorAll<HTMLDialogElement>('dialog[data-modal]').forEach((dialog) => {
    dialog.open = false
    dialog.showModal()
  })
}
