import { appStoreQr } from '@summit/brand/app-store-qr'
import { useDashboard } from '@summit/features/dashboard'
import { DashboardPage } from '@summit/features/dashboard/view'
import { dashboardPorts } from '@summit/features/dashboard/ports'
import { useBrand, usePorts } from '@summit/features/provider'
import { Layout } from '../components/layout.tsx'

/** `/dashboard` */
export default function DashboardRoute() {
  return (
    <Layout>
      <DashboardPage dashboard={useDashboard(usePorts(dashboardPorts))} brand={useBrand()} qr={appStoreQr} />
    </Layout>
  )
}
