/** The texts of the page that replaces one whose rendering has failed. */
export const brokenPageMessages = {
  title: 'This page broke.',
  text: 'It is our fault. Reloading often helps.',
  reload: 'Reload',
  home: 'Back to Home',
}
export type BrokenPageMessages = typeof brokenPageMessages
