import { Account } from '@summit/features/account'
import { AllSessions } from '@summit/features/dashboard/sessions'
import { Layout } from '../components/layout.tsx'

/** `/account`, on a site that creates accounts. */
export default () => (
  <Layout>
    <Account sessions={<AllSessions />} />
  </Layout>
)
