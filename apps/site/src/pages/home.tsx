import { appStoreQr } from '@summit/brand/app-store-qr'
import { homeMessages } from '@summit/brand/messages/home'
import { testimonials } from '@summit/brand/testimonials'
import { ClimbProfile, Home, PlanFormPlaceholder } from '@summit/features/home'
import { loadable } from '@summit/features/loadable'
import { planPictures } from '@summit/workout-plan/pictures'
import { Layout } from '../components/layout.tsx'

const PlanForm = loadable(async () => (await import('../plan-form.tsx')).PlanForm, undefined, {
  Placeholder: PlanFormPlaceholder,
  isNeeded: ({ isOpen }) => isOpen,
})

/** `/` */
export default function HomeRoute() {
  return (
    <Layout bar={<ClimbProfile />}>
      <Home
        qr={appStoreQr}
        testimonials={testimonials}
        planPages={planPictures}
        PlanForm={PlanForm}
        messages={homeMessages}
      />
    </Layout>
  )
}
