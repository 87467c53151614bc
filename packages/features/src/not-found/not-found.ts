/** The texts of the 404 page. */
export const notFoundMessages = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Back to Home',
}
export type NotFoundMessages = typeof notFoundMessages
