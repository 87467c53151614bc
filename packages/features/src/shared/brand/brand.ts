/** The product as data. Another brand is another value of this type; no feature names one by itself. */
export interface Brand {
  /** As people read it: `Summit`. */
  name: string
  /** Prefix of the storage keys, lower case: `summit`. */
  shortName: string
  /** The app's page in the App Store; every App Store button leads there (T-41). */
  appStoreUrl: string
}
