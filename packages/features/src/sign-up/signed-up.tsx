import { buttonVariants } from '@summit/ui/button'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** What replaces the form's button once an account is created: a sentence, and a link to where the redirect leads. */
export function SignedUp({ redirectTo, messages }: Pick<SignUpHandle, 'redirectTo' | 'messages'>) {
  const { routes } = useConfig()
  return (
    <div role="status" className="grid gap-2">
      <p>{messages.signedUp}</p>
      <PageLink href={redirectTo ?? routes.login} className={buttonVariants({ variant: 'accent', block: true })}>
        {redirectTo === null ? messages.signIn : messages.goOn}
      </PageLink>
    </div>
  )
}
