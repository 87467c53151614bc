import { useDemo } from '@summit/features/home'
import { HomePage } from '@summit/features/home/view'
import { useBrand } from '@summit/features/provider'
import { Chrome } from '../chrome.tsx'

/** `/` */
export default function HomeRoute() {
  return (
    <Chrome>
      <HomePage brand={useBrand()} demo={useDemo()} />
    </Chrome>
  )
}
