import { AppStoreLink, GooglePlaySoon } from '@summit/ui/store-button'
import type { Brand } from './brand/brand.ts'

export interface StoreButtonsProps {
  brand: Brand
  /** `accent` where the App Store is the screen's most important action. */
  variant: 'accent' | 'ink'
}

/** Both stores, side by side where there is room. */
export function StoreButtons({ brand, variant }: StoreButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
      <AppStoreLink href={brand.appStoreUrl} variant={variant} />
      <GooglePlaySoon />
    </div>
  )
}
