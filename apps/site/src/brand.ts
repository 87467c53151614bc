import type { Brand } from '@summit/features/brand'

/** This site's product. The store address and the testimonials are sample data: there is no such app, nor are there these people. */
export const brand: Brand = {
  name: 'Summit',
  shortName: 'summit',
  blurb: 'Training that reads how you did and sets the next climb. Made by people who would rather be outside.',
  appStoreUrl: 'https://apps.apple.com/app/id6740000000',
  // Made by tools/qr/qr.mjs from the address above; a test holds the two together.
  appStoreQr: {
    size: 29,
    path: 'M0 0h7m1 0h2m5 0h5m2 0h7M0 1h1m5 0h1m7 0h2m2 0h1m3 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h1m2 0h5m2 0h3m1 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m1 0h2m1 0h1m5 0h1m1 0h1m2 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h4m1 0h1m3 0h1m1 0h1m2 0h1m1 0h3m1 0h1M0 5h1m5 0h1m2 0h1m2 0h1m1 0h1m1 0h1m2 0h2m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M9 7h1m1 0h1m1 0h2m2 0h3M0 8h4m2 0h1m1 0h1m4 0h2m1 0h3m2 0h1m2 0h3m1 0h1M0 9h2m1 0h1m4 0h2m5 0h1m3 0h4m1 0h1m3 0h1M2 10h1m3 0h2m6 0h1m2 0h1m3 0h2m1 0h1m1 0h2M1 11h1m1 0h2m6 0h4m1 0h1m11 0h1M0 12h1m2 0h1m1 0h2m1 0h2m1 0h1m3 0h1m1 0h1m5 0h1m1 0h2M0 13h2m1 0h2m2 0h1m2 0h2m1 0h1m3 0h3m2 0h1m3 0h3M1 14h1m2 0h3m5 0h1m1 0h1m1 0h1m2 0h1m2 0h1m3 0h3M2 15h1m2 0h1m1 0h1m2 0h1m1 0h2m1 0h1m2 0h3m3 0h1m2 0h1M0 16h3m1 0h1m1 0h1m1 0h4m7 0h3m2 0h2m1 0h1M1 17h1m5 0h4m1 0h2m2 0h2m3 0h1m1 0h1m1 0h3M0 18h1m2 0h5m1 0h1m1 0h2m2 0h1m1 0h1m2 0h2m2 0h1m1 0h1M2 19h3m5 0h1m1 0h1m2 0h1m1 0h2m4 0h1m2 0h1M1 20h2m1 0h3m1 0h1m1 0h4m2 0h11M8 21h1m3 0h3m2 0h2m1 0h1m3 0h5M0 22h7m3 0h4m1 0h1m1 0h1m1 0h2m1 0h1m1 0h2m1 0h1M0 23h1m5 0h1m2 0h1m5 0h2m1 0h1m1 0h1m3 0h2m1 0h2M0 24h1m1 0h3m1 0h1m3 0h1m1 0h1m1 0h1m2 0h1m2 0h5m1 0h1m1 0h1M0 25h1m1 0h3m1 0h1m1 0h1m2 0h2m1 0h2m1 0h1m2 0h2m2 0h2m1 0h1M0 26h1m1 0h3m1 0h1m1 0h1m2 0h1m1 0h1m2 0h1m1 0h1m1 0h2m1 0h1m2 0h1m1 0h1M0 27h1m5 0h1m1 0h1m2 0h1m2 0h2m2 0h1m1 0h2m1 0h3m1 0h1M0 28h7m1 0h3m1 0h1m1 0h1m1 0h2m1 0h2m2 0h1m3 0h1',
  },
  socials: [
    { network: 'Instagram', kind: 'pictures' },
    { network: 'YouTube', kind: 'videos' },
    { network: 'Discord', kind: 'chat' },
    { network: 'Strava', kind: 'routes' },
  ],
  testimonials: [
    {
      name: 'Mara Lindqvist',
      role: 'Night nurse',
      avatar: 'M',
      rating: 5,
      content: 'Seven minutes between shifts still counts. Last month those minutes were 2,140 metres.',
    },
    {
      name: 'Tomás Okafor',
      role: 'Trail runner',
      avatar: 'T',
      rating: 5,
      content: 'It noticed my knee before I admitted it, and swapped the lunges out for a week.',
    },
    {
      name: 'Priya Raman',
      role: 'Climber, new mother',
      avatar: 'P',
      rating: 5,
      content: 'I talk to it while I cook. Dinner is logged before it is on the table.',
    },
  ],
}
