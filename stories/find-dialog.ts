import { expect, screen, waitFor } from 'storybook/test'

/** The dialog of this name, once it can be clicked: Radix lets pointers in a moment after it is on the page. */
export async function findDialog(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  return dialog
}
