'use client'

import {
  AppStoreLink,
  AppStoreSoon,
  GooglePlayLink,
  GooglePlaySoon,
  type StoreLinkProps,
} from '@summit/ui/product/store-button'
import type { Brand } from '../config/brand.ts'
import { useConfig } from '../config/use-config.ts'
import { useMessages } from '../config/use-messages.ts'
import { storeMessages } from './store-messages.ts'

export interface StoreButtonProps {
  /** The brand whose stores are linked. @default the provider's */
  brand?: Pick<Brand, 'stores'> | undefined
  /** `accent` where it is the screen's most important action. @default 'primary' */
  variant?: StoreLinkProps['variant'] | undefined
}

/** Both stores, side by side if they fit. */
export function StoreButtons(props: StoreButtonProps) {
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:grow">
      <AppStoreButton {...props} />
      <GooglePlayButton {...props} />
    </div>
  )
}

/** The link to the App Store, or a placeholder without an address. Renders nothing if the brand does not name that store. */
export function AppStoreButton({ brand: override, variant = 'primary' }: StoreButtonProps) {
  const { brand } = useConfig()
  const { appStore, comingSoon } = useMessages(storeMessages)
  const store = (override ?? brand).stores?.appStore
  if (!store) return null
  if (!store.url) return <AppStoreSoon texts={{ ...appStore, lead: comingSoon }} />
  return <AppStoreLink href={store.url} variant={variant} texts={appStore} />
}

/** The link to Google Play, with the same fallbacks. */
export function GooglePlayButton({ brand: override, variant = 'primary' }: StoreButtonProps) {
  const { brand } = useConfig()
  const { googlePlay, comingSoon } = useMessages(storeMessages)
  const store = (override ?? brand).stores?.googlePlay
  if (!store) return null
  if (!store.url) return <GooglePlaySoon texts={{ ...googlePlay, lead: comingSoon }} />
  return <GooglePlayLink href={store.url} variant={variant} texts={googlePlay} />
}
