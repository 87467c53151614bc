'use client'

import { AppStoreLink, GooglePlaySoon, type AppStoreLinkProps } from '@summit/ui/store-button'
import type { Brand } from './brand/brand.ts'
import { useConfig } from './config/use-config.ts'
import { useMessages } from './messages/use-messages.ts'
import { storeMessages } from './store-messages.ts'

export interface StoreButtonProps {
  /** Whose stores. @default the provider's brand */
  brand?: Pick<Brand, 'stores'>
  /** `accent` where the App Store is the screen's most important action. @default 'primary' */
  variant?: AppStoreLinkProps['variant']
}

/** Both stores, side by side where there is room. */
export function StoreButtons(props: StoreButtonProps) {
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
      <AppStoreButton {...props} />
      <GooglePlayButton {...props} />
    </div>
  )
}

/** The link to the App Store. Renders nothing if the brand has no page there. */
export function AppStoreButton({ brand: own, variant = 'primary' }: StoreButtonProps) {
  const { brand } = useConfig()
  const texts = useMessages(storeMessages).appStore
  const href = (own ?? brand).stores?.appStore?.url
  return href && <AppStoreLink href={href} variant={variant} texts={texts} />
}

/** The placeholder for Google Play. Renders nothing if the brand does not name that store. */
export function GooglePlayButton({ brand: own }: Pick<StoreButtonProps, 'brand'>) {
  const { brand } = useConfig()
  const texts = useMessages(storeMessages).googlePlay
  return (own ?? brand).stores?.googlePlay && <GooglePlaySoon texts={texts} />
}
