/** The texts of the home page's drawings. */
export const drawingMessages = {
  plan: {
    /** From Monday to Sunday. */
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    eased: 'eased',
  },
  food: [
    { meal: 'Oat drink, 250\u00a0ml', energy: '115 kcal' },
    { meal: '“Two eggs and toast”', energy: '290 kcal' },
  ],
  /** An empty length marks the one that is playing. */
  exercises: [
    { number: '0412', title: 'Bulgarian split squat', length: '0:42' },
    { number: '0413', title: 'Step-down, slow', length: '' },
    { number: '0414', title: 'Copenhagen plank', length: '0:38' },
    { number: '0415', title: 'Hang, half crimp', length: '0:51' },
  ],
  month: { start: 'Base camp', startDate: 'Nov 1', height: '4,860 m', endDate: 'Nov 30' },
}
export type DrawingMessages = typeof drawingMessages

/** The texts on the drawn screens of the app. `initial` stands for the drawn user. */
export const screenMessages = {
  today: {
    /** In the status bar. */
    time: '6:42',
    lead: 'Thursday, week 6',
    title: 'Today',
    initial: 'M',
    figure: '1,240',
    unit: 'm',
    gained: 'gained this week, 310 to go',
    /** From Monday to Sunday. */
    days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
    workout: 'Ridge legs',
    details: '32\u00a0min · 7 moves · +310\u00a0m',
    action: 'Resume',
    moves: [
      { move: 'Split squat', value: '3 × 10' },
      { move: 'High step-up', value: '3 × 12' },
      { move: 'Wall sit', value: '2 × 45\u00a0s' },
      { move: 'Calf raise', value: '3 × 15' },
    ],
  },
  scan: {
    time: '12:18',
    lead: 'Lunch',
    title: 'Scan',
    initial: 'M',
    pack: 'Rolled oats 500\u00a0g',
    food: 'Rolled oats, 60\u00a0g',
    details: '224\u00a0kcal · 8\u00a0g protein · 35\u00a0g carbs',
    lines: [
      { label: 'Today so far', value: '1,310 kcal' },
      { label: 'Fuel for Ridge legs', value: 'enough' },
    ],
  },
  progress: {
    time: '18:05',
    lead: 'November',
    title: 'Progress',
    initial: 'M',
    figure: '4,860',
    unit: 'm',
    gained: 'One Mont Blanc, and 52\u00a0m more',
    strongest: 'Strongest climb',
    strongestText: 'Tuesday the 12th, Steep intervals',
    lines: [
      { label: 'Height', value: '620 m' },
      { label: 'Time', value: '28:40' },
      { label: 'Effort', value: '8 of 10' },
    ],
    next: 'Next camp: 5,642\u00a0m',
    nextText: 'Elbrus. Three more sessions at your pace.',
  },
}
export type ScreenMessages = typeof screenMessages
