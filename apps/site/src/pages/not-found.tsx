import { useNotFound } from '@summit/features/not-found'
import { NotFoundPage } from '@summit/features/not-found/view'
import { Chrome } from '../chrome.tsx'

/** Every path that is not registered. */
export default function NotFoundRoute() {
  return (
    <Chrome>
      <NotFoundPage messages={useNotFound()} />
    </Chrome>
  )
}
