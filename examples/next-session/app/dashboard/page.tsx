import { Dashboard } from '@summit/features/dashboard'
import { requireUser } from '../session'

export default async function DashboardPage() {
  return <Dashboard initialUser={await requireUser('/dashboard')} />
}
