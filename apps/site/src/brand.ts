import type { Brand } from '@summit/features/brand'

/** This site's product. The store address is sample data: there is no such app. */
export const brand: Brand = {
  name: 'Summit',
  shortName: 'summit',
  appStoreUrl: 'https://apps.apple.com/app/id6740000000',
}
