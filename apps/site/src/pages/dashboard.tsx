import { appStoreQr } from '@summit/brand/app-store-qr'
import { Dashboard } from '@summit/features/dashboard'
import { Layout } from '../components/layout.tsx'

const findNews = async () => (await import('@summit/brand/news')).news

/** `/dashboard` */
export default () => (
  <Layout>
    <Dashboard qr={appStoreQr} sessions news={findNews} />
  </Layout>
)
