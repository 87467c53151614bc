import { expect, screen, waitFor } from 'storybook/test'

/**
 * The dialog of this name, once it can be clicked: its code may be loaded when it opens, and Radix enables pointer events
 * a moment after it is on the page.
 */
export async function findDialog(name: string | RegExp): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name }, { timeout: 10_000 })
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  return dialog
}
