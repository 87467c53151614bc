/** The error message of a feature that is rendered outside of the provider. */
export const outsideProvider =
  '@summit/features: a feature was rendered outside of <FeaturesProvider>, so it has no configuration and no ports. Put the provider round your routes.'
