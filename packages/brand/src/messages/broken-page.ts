import type { BrokenPageMessages } from '@summit/features/broken-page'

/** Summit's own wording of the page for an error. */
export const brokenPageMessages = {
  title: 'This page slipped.',
  text: 'Something broke, and it is our fault. Reloading often helps.',
} satisfies Partial<BrokenPageMessages>
