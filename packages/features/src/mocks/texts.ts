/** The text nodes of an element in document order, with plain spaces, for tests of its content. */
export function listTexts(element: Element): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.replaceAll('\u00a0', ' ').trim() ?? '')
  return texts.filter(Boolean)
}
