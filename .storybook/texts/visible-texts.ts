const naming = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title']

/** The texts below an element that can be read or heard, each once: whole paragraphs, labels, names and values. */
export function visibleTexts(root: Element): string[] {
  const found = new Set<string>()
  const add = (text: string | null) => found.add(text?.replaceAll(/\s+/g, ' ').trim() ?? '')
  const visit = (element: Element) => {
    if (element.matches('script, style, template, [hidden]')) return
    naming.forEach((name) => add(element.getAttribute(name)))
    if (element.matches('input:is([type=text], [type=email], :not([type]))')) add(element.getAttribute('value'))
    if ([...element.childNodes].some(isText)) add(element.textContent)
    for (const child of element.children) visit(child)
  }
  visit(root)
  found.delete('')
  return [...found]
}

const isText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim() !== ''
