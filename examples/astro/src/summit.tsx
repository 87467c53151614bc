import { Dashboard } from '@summit/features/dashboard'
import { CtaSection, FeaturesSection, Hero } from '@summit/features/home'
import { Newsletter } from '@summit/features/newsletter'
import { Pricing } from '@summit/features/pricing'
import { FeaturesProvider } from '@summit/features/provider'
import { SignIn } from '@summit/features/sign-in'
import { createToasts, Toaster } from '@summit/ui/toast'
import { config, plans } from './tern.ts'

/** The pages of Summit, by path. */
export const pages = {
  '': (
    <main>
      <Hero messages={{ title: 'Fly further.' }} />
      <FeaturesSection />
      <CtaSection />
      <Newsletter opensAfterMs={5_000} />
    </main>
  ),
  enter: <SignIn signUpLink={false} forgotPasswordLink={false} />,
  membership: <Pricing plans={plans} messages={{ lead: 'For those who watch and those who fly.' }} />,
  nest: <Dashboard />,
}

const toasts = createToasts()

/** An island with one of the pages. Islands share no context, so the provider is inside. */
export const Summit = ({ path }: { path: keyof typeof pages }) => (
  <FeaturesProvider {...config} notify={toasts.notify}>
    <div className="summit">{pages[path]}</div>
    <Toaster toasts={toasts} />
  </FeaturesProvider>
)
