/** The page's words. */
export const homeMessages = {
  title: 'Outclimb yesterday.',
  lead: 'sets today’s workout by how the last one went, logs meals by barcode or voice, and counts every session as height gained.',
  signIn: 'Sign in',
}
export type HomeMessages = typeof homeMessages
