import { appStoreQr } from '@summit/brand/app-store-qr'
import { homeMessages } from '@summit/brand/home-messages'
import { testimonials } from '@summit/brand/testimonials'
import { ClimbProfile, Home } from '@summit/features/home'
import { Layout } from '../components/layout.tsx'

/** `/` */
export default function HomeRoute() {
  return (
    <Layout bar={<ClimbProfile />}>
      <Home qr={appStoreQr} testimonials={testimonials} messages={homeMessages} />
    </Layout>
  )
}
