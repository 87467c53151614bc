/** The types of links in mails, as in Supabase Auth. Summit's own mails have `recovery` links. */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const
export type LinkType = (typeof linkTypes)[number]
