/** The texts on the drawn screen of the app. `initial` stands for the drawn user. */
export const packScreenMessages = {
  lead: 'Leaving tomorrow',
  title: 'Pack',
  initial: 'M',
  progress: '342 of 535\u00a0MB, 40\u00a0s to go',
  week: 'Week 7',
  weekText: 'Granite country, no signal',
  workouts: { label: '5 workouts', size: '2\u00a0MB' },
  log: { label: 'Food log', size: '1\u00a0MB' },
  videos: { label: '23 videos', size: '339 of 532\u00a0MB' },
  battery: 'Battery: 81%',
  batteryText: 'Enough for four days of training',
}
export type PackScreenMessages = typeof packScreenMessages
