import { appStoreQr } from '@summit/brand/app-store-qr'
import { Dashboard } from '@summit/features/dashboard'
import { Layout } from '../components/layout.tsx'

/** `/dashboard` */
export default () => (
  <Layout>
    <Dashboard qr={appStoreQr} sessions />
  </Layout>
)
