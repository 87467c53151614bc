/** The texts of the product demo: of its chapters, and on the screens that only it shows. */
export const demoMessages = {
  chapters: {
    sleep: {
      name: 'A short night',
      caption: 'Your watch reports the night: 5 hours 10.',
      picture: (product: string) =>
        `The ${product} app: today’s workout, Ridge legs, and a notification: slept 5 hours 10 minutes`,
    },
    sets: {
      name: 'Lighter sets',
      caption: 'So three sets get easier. All you do is press Start.',
      picture: (product: string) =>
        `The ${product} app: three sets of Ridge legs are struck out, with easier ones beside them`,
    },
    scan: {
      name: 'Scan a barcode',
      caption: 'Lunch: point the camera at the barcode, and it’s logged.',
      picture: (product: string) => `The ${product} app: the scanned barcode of a pack of oats, 224 kilocalories`,
    },
    timer: {
      name: 'A timed set',
      caption: 'The app times each set. You can put the phone down.',
      picture: (product: string) => `The ${product} app: a ring counts down the 45 seconds of a wall sit`,
    },
    ridge: {
      name: 'The week’s summit',
      caption: 'Every session is height gained. This one was 310 m.',
      picture: (product: string) =>
        `The ${product} app: the week’s elevation profile grows to 1,550 meters, with a flag on its summit`,
    },
  },
  ended: (product: string) => `Your turn. ${product} is free to download.`,
  /** Before it is made easier. */
  heavy: { sets: ['4 × 12', '4 × 12', '2 × 60\u00a0s'], details: '41\u00a0min · 7 moves · +390\u00a0m' },
  slept: { title: 'Slept 5\u00a0h 10\u00a0min', text: 'Today’s plan is being eased' },
  start: 'Start',
  energy: { figure: '224', unit: 'kcal' },
  /** What was eaten before the meal. */
  eaten: '1,086\u00a0kcal',
  timer: {
    time: '17:52',
    lead: 'Ridge legs, 3 of 7',
    title: 'Wall sit',
    of: 'of 0:45',
    next: 'Then',
    nextText: 'Set 2 of 2 · 20\u00a0s rest',
    action: 'Pause',
    lines: [
      { label: 'Calf raise', value: '3 × 15' },
      { label: 'Walk it off', value: '2\u00a0min' },
    ],
  },
  ridge: {
    time: '18:24',
    gained: 'gained this week: summit reached',
    card: 'Thursday, done',
    cardText: 'Ridge legs · 32\u00a0min · Effort 7 of 10',
    lines: [
      { label: 'Short night', value: 'sets eased' },
      { label: 'Lunch', value: '224\u00a0kcal' },
      { label: 'Height', value: '+310\u00a0m' },
    ],
  },
}
export type DemoMessages = typeof demoMessages
