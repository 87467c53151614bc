/** The version of the Terms of Service that a visitor agrees to: the date of their last change. */
export const termsVersion = '2025-01-15'
