/** The texts of the store buttons, in two lines each. `comingSoon` is the first line of a store without an address. */
export const storeMessages = {
  appStore: { lead: 'Download on the', store: 'App Store' },
  googlePlay: { lead: 'Get it on', store: 'Google Play' },
  comingSoon: 'Coming soon',
}
