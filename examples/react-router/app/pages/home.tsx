import { CtaSection, FeaturesSection, Hero } from '@summit/features/home'
import { Newsletter } from '@summit/features/newsletter'

export default function Home() {
  return (
    <main>
      <Hero messages={{ title: 'Hart am Wind.' }} />
      <FeaturesSection />
      <CtaSection />
      <Newsletter opensAfterMs={5_000} />
    </main>
  )
}
