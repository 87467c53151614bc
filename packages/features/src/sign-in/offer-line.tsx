import { Button, buttonLook } from '@summit/ui/button'
import { paths } from '../shared/paths.ts'
import type { Credentials } from './sign-in.ts'
import type { OfferHandle } from './use-offer.ts'

export interface OfferLineProps {
  offer: OfferHandle
  /** Signs in with the demo account. */
  onDemo: (credentials: Credentials) => void
}

/**
 * A quicker way to sign in: with the session that the server still has, or with its demo account. Renders a line, or
 * nothing.
 */
export function OfferLine({ offer: { state, messages, continueAsVisitor }, onDemo }: OfferLineProps) {
  switch (state.status) {
    case 'none':
      return null
    case 'visitor':
      return (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{messages.stillHere}</span>
          <a
            href={paths.dashboard}
            className={buttonLook({ variant: 'line', size: 'small' })}
            onClick={continueAsVisitor}
          >
            {messages.continueAs(state.name)}
          </a>
        </p>
      )
    case 'demo':
      return (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{messages.demo}</span>
          <Button variant="line" size="small" onClick={() => onDemo(state.credentials)}>
            {messages.useDemo}
          </Button>
        </p>
      )
    default:
      return state satisfies never
  }
}
