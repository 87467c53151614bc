import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import type { SignUpHandle } from './use-sign-up.ts'

/** What replaces the form's button once an account is created: a sentence, and a link to where the redirect leads. */
export function SignedUp({ redirectTo, messages }: Pick<SignUpHandle, 'redirectTo' | 'messages'>) {
  const { routes } = useConfig()
  return (
    <div role="status" className="grid gap-2">
      <p>{messages.signedUp}</p>
      <LinkButton variant="accent" block render={<PageLink href={redirectTo ?? routes.login} />}>
        {redirectTo === null ? messages.signIn : messages.goOn}
      </LinkButton>
    </div>
  )
}
