/**
 * A `ref` for a layer that leaves the page usable: it takes the focus where what had it in there is removed, so that the
 * keyboard goes on from there. Radix does so for modal layers only.
 */
export function keepFocusInside(layer: HTMLElement | null): (() => void) | undefined {
  if (!layer) return undefined
  const { ownerDocument } = layer
  const observer = new MutationObserver((changes) => {
    const isRemoval = changes.some(({ removedNodes }) => removedNodes.length > 0)
    if (isRemoval && ownerDocument.activeElement === ownerDocument.body) layer.focus({ preventScroll: true })
  })
  observer.observe(layer, { childList: true, subtree: true })
  return () => observer.disconnect()
}
