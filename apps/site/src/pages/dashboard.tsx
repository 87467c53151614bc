import { appStoreQr } from '@summit/brand/app-store-qr'
import { dashboardMessages } from '@summit/brand/messages/dashboard'
import { getSubscription } from '@summit/brand/subscription'
import { Dashboard } from '@summit/features/dashboard'
import { useState } from 'react'
import { Layout } from '../components/layout.tsx'

const findNews = async () => (await import('@summit/brand/news')).news

/** `/dashboard` */
export default function DashboardRoute() {
  const [subscription] = useState(() => getSubscription(Date.now()))
  return (
    <Layout>
      <Dashboard qr={appStoreQr} subscription={subscription} sessions news={findNews} messages={dashboardMessages} />
    </Layout>
  )
}
