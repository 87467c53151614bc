/**
 * Opens or closes a drawer for a click: on its trigger, beside its panel, or on a link or close button inside. Returns whether
 * the click did so. The drawer is a native dialog, so a script that runs before React can call this, too. Prevents
 * that the browser does it by the button's `command`: it cannot measure the scrollbar.
 */
export function clickDrawer(click: Pick<MouseEvent, 'target' | 'detail' | 'preventDefault'>): boolean {
  // SAFETY: what is clicked is an element.
  const target = click.target as Element
  const opener = target.closest<HTMLElement>('[command=show-modal]')
  // SAFETY: `show-modal` is a command for dialogs.
  const drawer = (
    opener ? document.getElementById(opener.getAttribute('commandfor') ?? '') : target.closest('dialog[open]')
  ) as HTMLDialogElement | null
  if (!drawer) return false
  if (opener) {
    // Safari does not focus a button that is clicked, and the dialog returns the focus to where it was.
    opener.focus()
    openDrawer(drawer)
    // Not at the second click of a double click on the trigger, while the panel still slides in.
  } else if (target === drawer ? click.detail < 2 : target.closest('a, [command=close]')) drawer.close()
  else return false
  if (target.closest('button')) click.preventDefault()
  return true
}

/** Opens a drawer. The page behind it keeps its width. */
export function openDrawer(drawer: HTMLDialogElement): void {
  const root = document.documentElement
  const { direction, overflowY } = getComputedStyle(root)
  const width = root.clientWidth
  drawer.showModal()
  // The style sheet hides the page's scrollbar, which is at the right in both directions. Behind a second drawer it is
  // hidden already.
  if (overflowY === 'hidden') return
  const scrollbar = root.clientWidth - width
  // A phone has none. All elements inherit the property, so that each would be styled a second time.
  if (scrollbar || root.style.getPropertyValue('--scrollbar'))
    root.style.setProperty('--scrollbar', direction === 'rtl' ? `${scrollbar}px 0` : `0 ${scrollbar}px`)
}
