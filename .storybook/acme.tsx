import type { Brand } from '@summit/features/brand'

/** A second brand. Its colours, face and corners are in `acme.css`. */
export const acme = {
  name: 'Acme',
  shortName: 'acme',
  blurb: 'Running, and nothing else.',
  logo: <span aria-hidden="true">◆</span>,
  illustration: <p className="m-auto font-display text-h1">Einfach laufen.</p>,
  stores: { appStore: { url: 'https://apps.apple.com/app/id6750000000' } },
  contact: {
    email: 'hallo@acme.example',
    phone: '+49 30 5550148',
    office: { name: 'Acme, Berlin', address: 'Laufweg 1, 10115 Berlin' },
  },
} satisfies Brand
