import { Privacy } from '@summit/features/privacy'
import { Layout } from '../components/layout.tsx'
import { NEWSLETTER_SEEN_KEY } from '../newsletter-seen-key.ts'

/** `/privacy` */
export default function PrivacyRoute() {
  return (
    <Layout>
      <Privacy newsletterSeenKey={NEWSLETTER_SEEN_KEY} />
    </Layout>
  )
}
