import { usePorts } from '@summit/features/provider'
import { useOffer } from '@summit/features/sign-in/offer'
import { offerPorts } from '@summit/features/sign-in/offer/ports'
import { OfferLine, type OfferLineProps } from '@summit/features/sign-in/offer/view'

/** The shorter way in, under the sign-in form. */
export function SignInOffer({ onDemo }: Pick<OfferLineProps, 'onDemo'>) {
  return <OfferLine offer={useOffer(usePorts(offerPorts))} onDemo={onDemo} />
}
