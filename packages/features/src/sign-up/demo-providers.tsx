import { Divider } from '@summit/ui/divider'
import { linkVariants } from '@summit/ui/link'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig, type SocialProvider } from '../shared/config/use-config.ts'
import { Sentence } from '../shared/config/sentence.tsx'
import type { SignUpMessages } from './sign-up.ts'

export interface DemoProvidersProps {
  providers: readonly SocialProvider[]
  messages: SignUpMessages
}

/** Social sign-up that is coming soon: neither links nor buttons, since they have no target. */
export function DemoProviders({ providers, messages }: DemoProvidersProps) {
  const { routes } = useConfig()
  if (providers.length === 0) return null
  const comingSoon = <span className="text-small font-normal">{messages.comingSoon}</span>
  const signIn = (
    <PageLink href={routes.login} className={linkVariants()}>
      {messages.signInPage}
    </PageLink>
  )
  return (
    <>
      <Divider>{messages.or}</Divider>
      <div className="grid gap-3">
        {providers.map(({ name, icon }) => (
          <p
            key={name}
            className="flex min-h-12 items-center justify-center gap-x-2.5 rounded-1 border-(length:--border-control) border-dashed border-line-strong px-4 py-2 text-control leading-sub font-label text-ink-muted"
          >
            {icon}
            <span className="min-w-0 text-center">
              <Sentence template={messages.continueWithSoon(name)} parts={{ comingSoon }} />
            </span>
          </p>
        ))}
        <p className="text-small text-ink-muted">
          <Sentence template={messages.socialElsewhere(providers.length)} parts={{ signIn }} />
        </p>
      </div>
    </>
  )
}
