import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../shared/config/page-link.tsx'
import type { SignInHandle } from './use-sign-in.ts'

/** What replaces the form's button after success: a sentence, and a link to where the redirect leads. */
export function SignedIn({ redirectTo, messages }: Pick<SignInHandle, 'redirectTo' | 'messages'>) {
  return (
    <div role="status" className="grid gap-2">
      <p>{messages.signedIn}</p>
      {redirectTo !== null && (
        <LinkButton variant="accent" block render={<PageLink href={redirectTo} />}>
          {messages.toDashboard}
        </LinkButton>
      )}
    </div>
  )
}
