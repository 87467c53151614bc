/** What one kind of device has to be to run the app (DOWN-04). */
export interface Compatibility {
  title: string
  /** The oldest system that will do. */
  system: string
  devices: readonly string[]
  /** Where a visitor finds out which system it is. */
  lookUp: string
}

const iosTexts: Compatibility = {
  title: 'iPhone and iPad',
  system: 'iOS 13+',
  devices: [
    'iPhone 6s and newer',
    'iPhone SE, all generations',
    'iPad Air 2, iPad mini 4 and newer',
    'iPod touch, 7th generation',
  ],
  lookUp: 'Yours stands under Settings, General, About.',
}

const androidTexts: Compatibility = {
  title: 'Android phones and tablets',
  system: 'Android 6.0+',
  devices: [
    'Google Pixel, every one of them',
    'Samsung Galaxy S6 and newer',
    'Moto G, 3rd generation and newer',
    'Nearly all phones sold since 2016',
  ],
  lookUp: 'Look under Settings, About phone, Android version.',
}

/** The download page's texts. */
export const downloadMessages = {
  title: 'Put it in your pocket.',
  lead: (product: string) =>
    `${product} is free to download: one minute of hut Wi\u2011Fi, and it climbs along from then on, signal or none.`,
  stats: [
    { figure: '10K+', label: 'downloads' },
    { figure: '4.9', label: 'rating' },
    { figure: '5K+', label: 'active users' },
  ],
  screen: (product: string) =>
    `The ${product} app packing week 7 for a trip: five workouts are on the phone, their videos are at 64 per cent`,
  devices: 'Compatible devices',
  scan: 'From this screen to your phone',
  scanText: 'Open the camera, hold it up to the square, tap what appears.',
  qrCode: (product: string) => `QR code of the address where the App Store has ${product}`,
  scanNote: 'It leads to the iPhone and iPad version.',
  thisDevice: 'This device',
  ios: iosTexts,
  android: androidTexts,
  androidNote: 'Google Play has no listing yet, so there is nothing to press.',
  steps: 'The first ten minutes',
  step: [
    { time: '0:01', title: 'Say what hurts', text: 'A knee, a shoulder, nothing at all. The plan goes round it.' },
    { time: '0:03', title: 'Sit against a wall', text: 'For as long as it lasts. That is your base camp.' },
    { time: '0:10', title: 'Off you go', text: 'The first session is short, and every metre of it counts.' },
  ],
}
export type DownloadMessages = typeof downloadMessages
