/** The texts of the page that is shown when rendering has failed. */
export const brokenPageMessages = {
  title: 'This page slipped.',
  text: 'Something broke, and it is our fault. Reloading often helps.',
  reload: 'Reload',
  home: 'Back to Home',
}
export type BrokenPageMessages = typeof brokenPageMessages
