// The keys of what the features store, for a provider's `storagePrefix`. The Privacy Policy names each.

/** The key of the signed-in user. */
export const getUserKey = (storagePrefix: string): string => `${storagePrefix}-user`

/** The key of the item that is there while somebody is signed in. */
export const getTokenKey = (storagePrefix: string): string => `${storagePrefix}-token`

/** The key of the provider of social sign-in that was used last. */
export const getLastProviderKey = (storagePrefix: string): string => `${storagePrefix}-last-provider`

/** The key of the flag that keeps the newsletter pop-up from opening. */
export const getNewsletterSeenKey = (storagePrefix: string): string => `${storagePrefix}-newsletter-popup-seen`

/** Prefix of the keys of the recovery session and link. */
export const getRecoveryPrefix = (storagePrefix: string): string => `${storagePrefix}-recovery-`

/** Prefix of the key of a sign-up's link. */
export const getVerificationPrefix = (storagePrefix: string): string => `${storagePrefix}-verification-`

/** The key of the unsent contents of the contact form. */
export const getContactDraftKey = (storagePrefix: string): string => `${storagePrefix}-contact-draft`
