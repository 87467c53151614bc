import { useDashboard } from '@summit/features/dashboard'

/** A menu of the account. Visitors who are signed out are redirected to sign-in. */
export function AccountMenu() {
  const { state, messages, logout } = useDashboard({ redirectTo: '/goodbye' })
  switch (state.status) {
    case 'pending':
      return <p role="status">{messages.pending}</p>
    case 'signed-out':
      return <p role="status">{messages.signedOut}</p>
    case 'error':
      return <p role="alert">{state.message}</p>
    case 'ready':
      return (
        <p>
          {state.user.name ?? messages.noName}, {messages.plans[state.subscription.plan]}{' '}
          <button onClick={logout}>{messages.logout}</button>
        </p>
      )
  }
}
