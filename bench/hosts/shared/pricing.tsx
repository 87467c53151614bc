import { Pricing } from '@summit/features/pricing'
import { SiteChrome } from '@summit/features/site-chrome'
import { Provider } from './provider.tsx'

export const PricingPage = () => (
  <Provider newsletter>
    <SiteChrome current="/pricing">
      <Pricing />
    </SiteChrome>
  </Provider>
)
