export { ChangeEmail, type ChangeEmailProps } from './connected-change-email.tsx'
export { ChangeEmailCard, type ChangeEmailCardProps } from './change-email-card.tsx'
export { useChangeEmail, type ChangeEmailHandle, type ChangeEmailOptions } from './use-change-email.ts'
export {
  changeEmailMessages,
  type ChangeEmailError,
  type ChangeEmailFieldErrors,
  type ChangeEmailMessages,
  type ChangeEmailPort,
  type ChangeEmailState,
  type CodesSent,
  type ConfirmEmailChangePort,
  type EmailChanged,
} from './change-email.ts'
