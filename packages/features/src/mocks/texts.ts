/** What there is to read in an element, in its order, one entry for each stretch of text. For tests of words. */
export function textsIn(element: Element): string[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.filter(Boolean)
}
