import { useDemo } from '@summit/features/home'
import { demoPorts } from '@summit/features/home/ports'
import { HomePage } from '@summit/features/home/view'
import { useBrand, usePorts } from '@summit/features/provider'
import { appStoreQr } from '../app-store-qr.ts'
import { Chrome } from '../chrome.tsx'
import { testimonials } from '../testimonials.ts'

/** `/` */
export default function HomeRoute() {
  return (
    <Chrome>
      <HomePage brand={useBrand()} testimonials={testimonials} qr={appStoreQr} demo={useDemo(usePorts(demoPorts))} />
    </Chrome>
  )
}
