import type { KeyFigure } from '../shared/drawings/key-figure.ts'
import { packScreenMessages } from './pack-screen-messages.ts'

/** System requirements of one kind of device. */
export interface Compatibility {
  title: string
  /** Minimum version of the operating system. */
  system: string
  devices: readonly string[]
  /** Where the device's settings show the version. */
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
  lookUp: 'Check yours in Settings\u00a0› General\u00a0› About.',
}

const androidTexts: Compatibility = {
  title: 'Android phones and tablets',
  system: 'Android 6.0+',
  devices: [
    'Every Google Pixel',
    'Samsung Galaxy S6 and newer',
    'Moto G, 3rd generation and newer',
    'Nearly every phone sold since 2016',
  ],
  lookUp: 'Check yours in Settings\u00a0› About phone.',
}

const stats: readonly KeyFigure[] = []

/** The download page's texts. */
export const downloadMessages = {
  title: 'Put it in your pocket.',
  lead: (product: string) =>
    `${product} is free to download. One minute of hut Wi-\u2060Fi, and it works without a signal.`,
  /** Left out of the page if empty. */
  stats,
  screen: (product: string) =>
    `The ${product} app saving week 7 for a trip: five workouts are on the phone, the videos are 64 percent done`,
  app: packScreenMessages,
  devices: 'Compatible devices',
  scan: 'From this screen to your phone',
  scanText: 'Open your camera, point it at the code and tap the link.',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  scanNote: 'Opens the iPhone and iPad app.',
  thisDevice: 'This device',
  ios: iosTexts,
  android: androidTexts,
  androidNote: 'Not on Google Play yet.',
  steps: 'Your first ten minutes',
  step: [
    { time: '0:01', title: 'Say what hurts', text: 'A knee, a shoulder, nothing at all. The plan works around it.' },
    { time: '0:03', title: 'Sit against a wall', text: 'As long as you can. That is your base camp.' },
    { time: '0:10', title: 'Off you go', text: 'Your first session is short, and every meter counts.' },
  ],
}
export type DownloadMessages = typeof downloadMessages
