import { NotFound } from '@summit/features/not-found'
import { Layout } from '../components/layout.tsx'

/** Every path that is not registered. */
export default function NotFoundRoute() {
  return (
    <Layout>
      <NotFound />
    </Layout>
  )
}
