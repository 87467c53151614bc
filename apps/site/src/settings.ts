/** What the operator has set and pages depend on. The document carries it, as attributes of the root. */
export interface Settings {
  /** Whether the contact form sends its messages; otherwise it is a demo. */
  sendsEnquiries: boolean
  /** Whether sign-up creates accounts; otherwise it is a demo. */
  createsAccounts: boolean
  /** Minimum length of a new password, in characters, where the operator has set another one. */
  minPasswordLength?: number | undefined
}
