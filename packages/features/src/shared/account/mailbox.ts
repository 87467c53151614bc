/** The web mail of large providers, by the domains of their addresses. */
const mailboxes: readonly (readonly [url: string, domains: readonly string[]])[] = [
  ['https://mail.google.com/', ['gmail.com', 'googlemail.com']],
  ['https://outlook.live.com/mail/', ['outlook.com', 'hotmail.com', 'live.com', 'msn.com']],
  ['https://mail.yahoo.com/', ['yahoo.com', 'ymail.com']],
  ['https://www.icloud.com/mail/', ['icloud.com', 'me.com', 'mac.com']],
  ['https://mail.proton.me/', ['proton.me', 'protonmail.com', 'pm.me']],
  ['https://app.fastmail.com/', ['fastmail.com']],
  ['https://www.gmx.net/', ['gmx.net', 'gmx.de', 'gmx.at', 'gmx.ch']],
]

/** The URL of the web mail for an address, or null where it is unknown. */
export function getMailbox(email: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return mailboxes.find(([, domains]) => domains.includes(domain))?.[0] ?? null
}
