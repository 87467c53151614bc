/** What opens a modal: what has the focus, or the button of the menu that has it, as the menu's items will be gone. */
export function findOpener(): Element | null {
  const { activeElement } = document
  const menu = activeElement?.closest('[role=menu]')
  return (menu && document.querySelector(`[aria-controls="${menu.id}"]`)) ?? activeElement
}
