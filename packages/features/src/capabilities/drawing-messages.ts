/** The texts of the features page's illustrations, by subject. */
export const drawingMessages = {
  workouts: {
    slept: 'Slept 5\u00a0h 10\u00a0min',
    so: 'so today is easier',
    moves: [
      { move: 'Split squat', before: '4 × 12', value: '3 × 10' },
      { move: 'Pull-up', before: '3 × 8', value: '3 × 6' },
      { move: 'Wall sit', before: '2 × 60\u00a0s', value: '2 × 45\u00a0s' },
      { move: 'Dead bug', before: '', value: '2 × 40\u00a0s' },
    ],
  },
  nutrition: {
    said: '“Lentil soup and half a baguette”',
    meals: [
      { meal: 'Soup, 300\u00a0g', energy: '210\u00a0kcal' },
      { meal: 'Baguette, 125\u00a0g', energy: '320\u00a0kcal' },
    ],
  },
  videos: { front: 'Front', side: 'Side', time: '0:24', mistake: 'Knees cave in', pause: 'Pause the video' },
  progress: { gained: '+420\u00a0m', compared: 'vs. October' },
  challenges: {
    mountain: 'Matterhorn',
    height: '3,102 of 4,478\u00a0m',
    /** The first letters of three names. */
    climbers: ['M', 'T', 'P'],
  },
  offline: {
    signal: 'No signal, 2,670\u00a0m',
    videos: 'Videos 412\u00a0MB',
    workouts: 'Workouts 120\u00a0MB',
    log: 'Log 3\u00a0MB',
  },
  sync: {
    set: 'Step-up, set 3',
    count: '8 of 12',
    screen: {
      time: '18:24',
      lead: 'Ridge legs, 2 of 7',
      title: 'Step-up',
      initial: 'M',
      left: '8',
      of: 'of 12',
      next: 'Then',
      nextText: 'Set 3 of 3 · 45\u00a0s rest',
      action: 'Pause',
      lines: [
        { move: 'Wall sit', value: '2 × 45\u00a0s' },
        { move: 'Calf raise', value: '3 × 15' },
      ],
    },
  },
  quick: [
    { time: '9:00', entry: 'Stand-up, room 4' },
    { time: '9:30', entry: 'Stairs, 7\u00a0min, +62\u00a0m' },
    { time: '9:40', entry: 'Budget, second attempt' },
  ],
  health: {
    read: [
      { item: 'Sleep', value: '7\u00a0h 12\u00a0min' },
      { item: 'Resting heart rate', value: '52\u00a0bpm' },
      { item: 'Steps', value: '9,840' },
    ],
    written: { item: 'Ridge legs, 32\u00a0min', value: '+310\u00a0m' },
    off: { item: 'Weight', value: 'off' },
  },
}
export type DrawingMessages = typeof drawingMessages

/** The texts on the drawn screen of the app. `initial` stands for the drawn user. */
export const setScreenMessages = {
  /** In the status bar. */
  time: '6:58',
  lead: 'Ridge legs, 5 of 7',
  title: 'Wall sit',
  initial: 'M',
  /** Remaining seconds or finished repetitions of the set. */
  left: '0:31',
  of: 'of 0:45',
  next: 'Then',
  nextText: 'Set 2 of 2 · 20\u00a0s rest',
  action: 'Pause',
  lines: [
    { move: 'Calf raise', value: '3 × 15' },
    { move: 'Walk it off', value: '2\u00a0min' },
  ],
}
export type SetScreenMessages = typeof setScreenMessages
