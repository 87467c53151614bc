import type { WhenFree } from './newsletter.ts'

/** How long a visitor has to have been out of everything before we speak, in ms: longer than any press takes. */
const PAUSE_MS = 1000

/**
 * What is filled in by typing: leaving one half-written is what a pop-up must not do. An input method composes only in
 * one of these. Radios and boxes are done with once they are pressed, but keep the focus. A frame may hold anything.
 */
const field =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=reset], [type=image]), textarea, select, [contenteditable]:not([contenteditable=false]), iframe'

const dialog = '[role=dialog], [role=alertdialog], dialog[open]'

/** Finds the moment by looking at the document: the tab is shown, no field has the focus, no dialog or drawer is open. */
export const whenFree: WhenFree = (act) => {
  if (!isBusy()) {
    act()
    return () => {}
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  // Never at once: a press on the form's own button takes the focus out of the field before it has landed.
  const lookAfterPause = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (isBusy()) return
      stop()
      act()
    }, PAUSE_MS)
  }
  // A page that changes all the time must not put the look off for ever.
  const changes = new MutationObserver(() => timer ?? lookAfterPause())
  const stop = () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusout', lookAfterPause)
    document.removeEventListener('visibilitychange', lookAfterPause)
  }
  // A dialog that closes, and a field that is taken away: neither has an event of its own.
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'role'] })
  document.addEventListener('focusout', lookAfterPause)
  document.addEventListener('visibilitychange', lookAfterPause)
  return stop
}

function isBusy(): boolean {
  return document.hidden || Boolean(document.activeElement?.matches(field) || document.querySelector(dialog))
}
