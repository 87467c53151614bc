/** The storage key that keeps the newsletter pop-up from opening. Other keys have the brand's prefix. */
export const NEWSLETTER_SEEN_KEY = 'newsletter-popup-seen'
