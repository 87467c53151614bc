import { ClimbProfile, Home } from '@summit/features/home'
import { SiteChrome } from '@summit/features/site-chrome'
import { appStoreQr } from '../.cache/brand/app-store-qr.ts'
import { testimonials } from '../.cache/brand/testimonials.ts'
import { Provider } from './provider.tsx'

/** As in `apps/site/src/pages/home.tsx`, with the texts of the library. */
export const HomePage = () => (
  <Provider newsletter>
    <SiteChrome current="/" bar={<ClimbProfile />}>
      <Home qr={appStoreQr} testimonials={testimonials} />
    </SiteChrome>
  </Provider>
)
