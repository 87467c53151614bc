import type { WhenIdle } from './when-idle.ts'

/** The pause after the visitor was busy, in ms, in which a click in progress can complete. */
const PAUSE_MS = 1000

/**
 * Fields that are filled in by typing: a pop-up must not interrupt that. Radio buttons and checkboxes keep the focus
 * after they were pressed, so they do not count. A frame may contain any field.
 */
const field =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit], [type=reset], [type=image]), textarea, select, [contenteditable]:not([contenteditable=false]), iframe'

const dialog = '[role=dialog], [role=alertdialog], dialog[open]'

/** Observes the document. A drawer is a dialog. */
export const whenIdle: WhenIdle = (act) => {
  if (!isBusy()) {
    act()
    return () => {}
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  // Delayed: pressing a button blurs the field before the click is complete.
  const checkAfterPause = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      if (isBusy()) return
      cancel()
      act()
    }, PAUSE_MS)
  }
  // `??`: frequent mutations must not postpone the check forever.
  const changes = new MutationObserver(() => timer ?? checkAfterPause())
  const cancel = () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusout', checkAfterPause)
    document.removeEventListener('visibilitychange', checkAfterPause)
  }
  // No event fires when a dialog closes or a field is removed. Any attribute can hide a dialog.
  changes.observe(document.body, { subtree: true, childList: true, attributes: true })
  document.addEventListener('focusout', checkAfterPause)
  document.addEventListener('visibilitychange', checkAfterPause)
  return cancel
}

function isBusy(): boolean {
  if (document.hidden || getFocused()?.matches(field)) return true
  return [...document.querySelectorAll(dialog)].some(isShown)
}

/** The element with the focus: also one in a host's web component, whose own element is the document's. */
function getFocused(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Whether a dialog is shown: many pages keep theirs in the document while they are closed. */
function isShown(dialog: Element): boolean {
  if (dialog.closest('[aria-hidden=true], [inert]')) return false
  // Safari has it from 17.4, jsdom has no layout.
  return !('checkVisibility' in dialog) || dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
