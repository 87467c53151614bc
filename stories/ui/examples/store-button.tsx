import { AppStoreLink, GooglePlaySoon } from '@summit/ui/product/store-button'

export const Example = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <AppStoreLink href="https://apps.apple.com/app/id0000000000" variant="accent" />
    <GooglePlaySoon />
  </div>
)
