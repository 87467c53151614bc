/** Sender of mails. */
export interface Sender {
  name: string
  address: string
}

/**
 * Delivery of mails: over SMTP; kept and shown in the outbox, for sites on loopback; or stored until SMTP is configured,
 * for all other sites and in production.
 */
export type MailConfig = { delivery: 'smtp'; url: string; from: Sender } | { delivery: 'outbox' } | { delivery: 'wait' }
