import { useDashboard } from '@summit/features/dashboard'
import { DashboardPage } from '@summit/features/dashboard/view'
import { usePorts } from '@summit/features/provider'
import { Chrome } from '../chrome.tsx'

/** `/dashboard` */
export default function DashboardRoute() {
  const ports = usePorts()
  return (
    <Chrome>
      <DashboardPage dashboard={useDashboard(ports)} brand={ports.brand} />
    </Chrome>
  )
}
