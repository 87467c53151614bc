import { useConfirm } from '@summit/features/confirm'

/** Your own page for the link in the mail. It verifies the link by itself, once. */
export function OwnConfirm() {
  const { state, messages, redirectTo } = useConfirm()
  switch (state.status) {
    case 'pending':
      return <p role="status">{messages.pendingText}</p>
    case 'success':
      return (
        <p role="status">
          {messages.successTitle} <a href={state.next}>{messages.goOn}</a>
        </p>
      )
    case 'error':
      return (
        <p role="alert">
          {state.message} {redirectTo && <a href={redirectTo}>{messages.requestAnother}</a>}
        </p>
      )
  }
}
