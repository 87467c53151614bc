import { appStoreQr } from '@summit/brand/app-store-qr'
import { homeMessages } from '@summit/brand/messages/home'
import { testimonials } from '@summit/brand/testimonials'
import { ClimbProfile, Home } from '@summit/features/home'
import { planPictures } from '@summit/workout-plan/pictures'
import { use } from 'react'
import { Layout } from '../components/layout.tsx'
import { NewsletterRequest } from '../newsletter-request.ts'

/** `/` */
export default function HomeRoute() {
  return (
    <Layout bar={<ClimbProfile />}>
      <Home
        qr={appStoreQr}
        testimonials={testimonials}
        planPages={planPictures}
        onGetPlan={use(NewsletterRequest)}
        messages={homeMessages}
      />
    </Layout>
  )
}
