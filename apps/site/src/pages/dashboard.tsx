import { useDashboard } from '@summit/features/dashboard'
import { DashboardPage } from '@summit/features/dashboard/view'
import { usePorts } from '@summit/features/provider'

/** `/dashboard` */
export default function DashboardRoute() {
  const ports = usePorts()
  return <DashboardPage dashboard={useDashboard(ports)} brand={ports.brand} />
}
