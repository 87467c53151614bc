'use client'

import { AppStoreLink, GooglePlaySoon, type AppStoreLinkProps } from '@summit/ui/store-button'
import type { Brand } from './brand/brand.ts'
import { useMessages } from './messages/use-messages.ts'
import { storeMessages } from './store-messages.ts'

export interface StoreButtonsProps {
  brand: Brand
  /** `accent` where the App Store is the screen's most important action. */
  variant: 'accent' | 'primary'
}

/** Both stores, side by side where there is room. */
export function StoreButtons({ brand, variant }: StoreButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
      <AppStoreButton href={brand.appStoreUrl} variant={variant} />
      <GooglePlayButton />
    </div>
  )
}

/** The link to the App Store, with the provider's translations. */
export function AppStoreButton(props: Omit<AppStoreLinkProps, 'texts'>) {
  return <AppStoreLink {...props} texts={useMessages(storeMessages).appStore} />
}

/** The placeholder for Google Play, with the provider's translations. */
export function GooglePlayButton() {
  return <GooglePlaySoon texts={useMessages(storeMessages).googlePlay} />
}
