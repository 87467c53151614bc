import { buttonVariants } from '@summit/ui/button'
import { PageLink } from '../shared/config/page-link.tsx'
import type { SignInHandle } from './use-sign-in.ts'

/** What replaces the form's button after success: a sentence, and a link to where the redirect leads. */
export function SignedIn({ redirectTo, messages }: Pick<SignInHandle, 'redirectTo' | 'messages'>) {
  return (
    <div role="status" className="grid gap-2">
      <p>{messages.signedIn}</p>
      {redirectTo !== null && (
        <PageLink href={redirectTo} className={buttonVariants({ variant: 'accent', block: true })}>
          {messages.toDashboard}
        </PageLink>
      )}
    </div>
  )
}
