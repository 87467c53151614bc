import type { Brand } from '@summit/features/brand'
import { contact } from './contact.ts'

/** This site's product. The store address is sample data: there is no such app. */
export const brand = {
  name: 'Summit',
  shortName: 'summit',
  blurb: 'Training that looks at how you did and sets the next climb. Made by people who would rather be outside.',
  stores: { appStore: { url: 'https://apps.apple.com/app/id6740000000' }, googlePlay: {} },
  socials: [
    { network: 'Instagram', kind: 'pictures' },
    { network: 'YouTube', kind: 'videos' },
    { network: 'Discord', kind: 'chat' },
    { network: 'Strava', kind: 'routes' },
  ],
  contact,
} satisfies Brand
