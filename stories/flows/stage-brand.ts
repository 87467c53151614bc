import type { Brand } from '@summit/features/brand'

/** The brand of the flows. */
export const stageBrand: Brand = {
  name: 'Summit',
  shortName: 'summit',
  appStoreUrl: 'https://apps.apple.com/app/id0000000000',
}
