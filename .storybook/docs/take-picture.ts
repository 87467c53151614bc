import { copyDocument } from './copy-document.ts'

/** The attribute of the element that had the focus. */
export const FOCUSED = 'data-focused'

/** What a document shows, as HTML, with its focus. */
export function takePicture(source: Document): string {
  const { activeElement, body } = source
  const focused = activeElement === body ? null : activeElement
  focused?.setAttribute(FOCUSED, '')
  const parent = document.createElement('div')
  parent.append(copyDocument(source))
  focused?.removeAttribute(FOCUSED)
  return `<!doctype html>${parent.getHTML()}`
}
