import { appStoreQr } from '@summit/brand/app-store-qr'
import { testimonials } from '@summit/brand/testimonials'
import { useProductDemo } from '@summit/features/home'
import { productDemoPorts } from '@summit/features/home/ports'
import { HomePage } from '@summit/features/home/view'
import { useBrand, usePorts } from '@summit/features/provider'
import { Layout } from '../components/layout.tsx'

/** `/` */
export default function HomeRoute() {
  return (
    <Layout>
      <HomePage
        brand={useBrand()}
        testimonials={testimonials}
        qr={appStoreQr}
        demo={useProductDemo(usePorts(productDemoPorts))}
      />
    </Layout>
  )
}
