import { useNotFound } from '@summit/features/not-found'
import { NotFoundPage } from '@summit/features/not-found/view'
import { Layout } from '../components/layout.tsx'

/** Every path that is not registered. */
export default function NotFoundRoute() {
  return (
    <Layout>
      <NotFoundPage messages={useNotFound()} />
    </Layout>
  )
}
