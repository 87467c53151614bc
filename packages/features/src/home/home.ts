import type { KeyFigure } from '../shared/drawings/key-figure.ts'
import { demoMessages } from './drawings/demo-messages.ts'
import { drawingMessages, screenMessages } from './drawings/drawing-messages.ts'

const stats: readonly KeyFigure[] = []

/** The home page's texts. */
export const homeMessages = {
  title: 'Outclimb yesterday.',
  lead: (product: string) =>
    `${product} bases today’s workout on how the last one went, logs meals by barcode or voice, and counts every session as height gained.`,
  /** Up to three, from the lowest peak to the highest; empty for none. */
  stats,

  features: 'Features, all in one pocket.',
  featuresLead: 'Nine tools that share what they know. Sleep badly, eat well, train hard: the plan adapts.',
  plan: 'A plan that reads yesterday',
  planText: 'AI-powered workouts that get steeper when you are fresh and ease off when you are not.',
  food: 'Scan it, or just say it',
  foodText: 'Nutrition tracking by barcode or voice. Two seconds either way.',
  videos: '1000+ exercises, shown properly',
  videosText: 'A video library filmed from two angles, with the mistake most people make.',
  stand: 'Progress you can stand on',
  standText: 'Progress analytics drawn as one line, with one question: higher than last month?',
  also: 'Also in the pack',
  alsoText: 'Small things you only notice when they are missing.',
  allFeatures: 'All nine, in detail',
  challenges: 'Social challenges',
  challengesText: 'Rope up with friends. Everyone’s meters count.',
  offline: 'Offline mode',
  offlineText: 'Workouts and videos on your phone. No signal needed.',
  sync: 'Multi-device sync',
  syncText: 'Start on your phone, finish on your tablet.',
  quick: 'Quick workouts',
  quickText: 'Seven minutes between two meetings is still uphill.',
  health: 'Health platforms',
  healthText: 'Reads and writes sleep, heart rate and steps.',

  testimonials: 'Reviews from people who train with it',
  rating: (stars: number) => `${stars} out of 5 stars`,

  download: 'Download it. Take it up.',
  downloadText:
    'Free to download. Plans, videos and your food log stay on your phone, so they work as well in a hut without a signal as in your kitchen.',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  scanHere: 'Point your camera here.',
  systems: 'iOS 13+ and Android 6.0+',

  freePlan: 'A free workout plan, on paper.',
  freePlanText: 'Four weeks uphill: 12 sessions, 11 pages, no gym.',
  getPlan: 'Get the free plan',

  ready: (product: string) => `Ready to get to know ${product}?`,
  readyText: 'Start free. Premium comes with your first week free, so try it on a real hill.',
  downloadFree: 'Download Free',
  watchDemo: 'Watch Demo',

  demo: (product: string) => `${product} in action`,
  /** The screens in the page's phones. */
  screens: {
    today: (product: string) =>
      `The ${product} app: today’s workout, Ridge legs, 32 minutes, and 1,240 meters gained this week`,
    progress: (product: string) => `The ${product} app: November’s elevation profile, 4,860 meters gained`,
  },
  drawings: drawingMessages,
  app: screenMessages,
  demoScenes: demoMessages,
  position: (at: number, of: number) => `${at} of ${of}`,
  demoPosition: 'Position in the demo',
  demoTime: (at: number, of: number, chapter: string) => `${at} of ${of} seconds: ${chapter}`,
  play: 'Play',
  pause: 'Pause',
  playAgain: 'Play again',
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
}
export type HomeMessages = typeof homeMessages
