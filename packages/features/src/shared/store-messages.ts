/** The texts of the store buttons, in two lines each. */
export const storeMessages = {
  appStore: { lead: 'Download on the', store: 'App Store' },
  googlePlay: { lead: 'Coming soon', store: 'Google Play' },
}
