/** The home page's texts. Those in the drawings are part of the pictures, and not here. */
export const homeMessages = {
  title: 'Outclimb yesterday.',
  lead: (product: string) =>
    `${product} sets today’s workout by how the last one went, logs meals by barcode or voice, and counts every session as height gained.`,
  stats: {
    users: { figure: '5K+', label: 'active users' },
    rating: { figure: '4.9', label: 'rating' },
    workouts: { figure: '500K+', label: 'workouts' },
  },

  features: 'Features, all in one pocket.',
  featuresLead: 'Nine tools that share what they know. Eat badly, sleep badly, train well: the plan moves with you.',
  plan: 'A plan that reads yesterday',
  planText: 'AI-powered workouts that get steeper when you are fresh and ease off when you are not.',
  food: 'Scan it, or just say it',
  foodText: 'Nutrition tracking by barcode or by voice. Two seconds either way.',
  videos: '1000+ exercises, shown properly',
  videosText: 'A video library filmed from two sides, with the mistake most people make.',
  stand: 'Progress you can stand on',
  standText: 'Progress analytics drawn as one line that only asks: higher than last month?',
  also: 'Also in the pack',
  alsoText: 'Small things you miss only where they are missing.',
  allFeatures: 'All nine, in detail',
  challenges: 'Social challenges',
  challengesText: 'Rope up with friends. Everyone’s metres count.',
  offline: 'Offline mode',
  offlineText: 'Workouts and videos on the phone. No signal needed.',
  sync: 'Multi-device sync',
  syncText: 'Start on the phone, finish on the tablet.',
  quick: 'Quick workouts',
  quickText: 'Seven minutes between two meetings is still uphill.',
  health: 'Health platforms',
  healthText: 'Reads and writes your sleep, heart rate and steps.',

  testimonials: 'Reviews from the summit register',
  rating: (stars: number) => `${stars} of 5 stars`,

  download: 'Download it. Take it up.',
  downloadText:
    'Free to download. Plans, videos and the food log stay on the phone, so the last hut without signal is as good as your kitchen.',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  scanHere: 'Point your camera here.',
  systems: 'iOS 13+ and Android 6.0+',

  ready: (product: string) => `Ready to get to the ${product}?`,
  readyText: 'Start free. Premium comes with your first week free, so try it on a real hill first.',
  downloadFree: 'Download Free',
  watchDemo: 'Watch Demo',

  demo: (product: string) => `${product} at work`,
  sentences: {
    today: 'It opens on today: a workout set by how the last one went.',
    scan: 'Point the camera at a barcode, and the meal is logged.',
    progress: 'And every session is height gained, drawn as one line.',
  },
  screens: {
    today: (product: string) =>
      `The ${product} app: today’s workout, Ridge legs, 32 minutes, and 1,240 metres gained this week`,
    scan: (product: string) => `The ${product} app: the barcode of a pack of oats, scanned, 224 kilocalories`,
    progress: (product: string) => `The ${product} app: November’s elevation profile, 4,860 metres gained`,
  },
  position: (at: number, of: number) => `${at} of ${of}`,
  next: 'Next',
  previous: 'Previous',
  close: 'Close',
}
export type HomeMessages = typeof homeMessages
