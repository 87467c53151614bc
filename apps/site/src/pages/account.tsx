import { Account } from '@summit/features/account'
import { loadable } from '@summit/features/loadable'
import { Layout } from '../components/layout.tsx'

const AllSessions = loadable(
  async () => (await import('@summit/features/dashboard/sessions')).AllSessions,
  () => null,
)

/** `/account`, on a site that creates accounts. */
export default () => (
  <Layout>
    <Account sessions={<AllSessions />} />
  </Layout>
)
