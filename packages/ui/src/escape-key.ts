import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Closes what Escape is pressed in. The default is prevented, so that the same press closes nothing around it, neither
 * in React's tree nor by the browser. Escape that ends a composition with an input method closes nothing.
 */
export function closeOnEscape(event: ReactKeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
  event.preventDefault()
  close()
}

/**
 * Keeps a layer open at an Escape that is for an input method, or for a drawer inside, which is closed in its place: Radix
 * hears of the key first. `origin` is where the layer is rendered in the page.
 */
export function keepAtEscape(event: KeyboardEvent, origin: Element | null): void {
  const drawer = event.target instanceof Element ? event.target.closest('dialog') : null
  const isInside = drawer !== null && !drawer.contains(origin)
  if (isInside || isComposing(event)) event.preventDefault()
  if (isInside && !isComposing(event)) drawer.close()
}

/** Whether a key is for an input method. Safari sends the last one after the composition, with the code 229. */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}
