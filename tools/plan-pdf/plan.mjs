/** The plan: four weeks of training, written for people who start from little. */

/** @typedef {keyof typeof import('./poses.mjs').movements} MovementName */
/** @typedef {{ movement: MovementName, name: string, dose: string, how: string }} Drill A movement without sets: how much of it, and how. */
/** @typedef {{ movement: MovementName, name: string, cues: readonly string[], easier: string, harder: string }} Technique */
/** @typedef {keyof typeof techniques} Exercise */
/** @typedef {{ exercise: Exercise, sets: number, dose: string, rest: string }} Work `dose` is that of one set. */
/** @typedef {{ name: string, note?: string, work: readonly Work[], stepUps: number }} Session `stepUps` are all of it, over all sets. */
/** @typedef {{ name: string, text: string, sessions: readonly Session[] }} Week */

export const title = 'Four weeks uphill'
export const subject = 'A four-week training plan: twelve sessions for legs, lungs and balance, at home'

/** How high a step is taken to be, in metres: a stair. */
export const STEP_METRES = 0.2

/** @type {readonly Drill[]} */
export const warmUp = [
  {
    movement: 'march',
    name: 'March',
    dose: '2 minutes',
    how: 'Lift the knee to hip height. Swing the opposite arm. Start slowly and breathe through the nose.',
  },
  {
    movement: 'ankleRock',
    name: 'Ankle rock',
    dose: '10 each side',
    how: 'Push the knee over the toes, towards the wall. The heel stays on the ground.',
  },
  {
    movement: 'legSwing',
    name: 'Leg swing',
    dose: '10 each side',
    how: 'Hold on to the wall. Swing from the hip and keep the back still.',
  },
  {
    movement: 'catCow',
    name: 'Cat and cow',
    dose: '8 slow ones',
    how: 'Breathe out and round the back, breathe in and let the belly sink.',
  },
  {
    movement: 'armCircle',
    name: 'Arm circle',
    dose: '8 each way',
    how: 'Draw the largest circle you can without leaning. Ribs stay down.',
  },
  {
    movement: 'slowSquat',
    name: 'Slow squat',
    dose: '8 slow ones',
    how: 'Three seconds down, half-way only, one second up. Weight on the whole foot.',
  },
]

/** @satisfies {Record<string, Technique>} */
export const techniques = {
  stepUp: {
    movement: 'stepUp',
    name: 'Step-up',
    cues: [
      'Put the whole foot on the step.',
      'Lean forward a little and push through the heel above.',
      'Stand tall, then come down slowly. Change legs after each one.',
    ],
    easier: 'a lower step, one hand on the rail',
    harder: 'wear the backpack',
  },
  squat: {
    movement: 'squat',
    name: 'Chair squat',
    cues: [
      'Feet as wide as the hips, toes a little out.',
      'Send the hips back first. Knees follow the toes.',
      'Touch the seat, do not sit, and stand up in one go.',
    ],
    easier: 'sit down, then stand up',
    harder: 'three seconds on the way down',
  },
  splitSquat: {
    movement: 'splitSquat',
    name: 'Split squat',
    cues: [
      'Take a long stride and stay on two rails, not on a rope.',
      'Lower the back knee straight down.',
      'The front foot carries most of you.',
    ],
    easier: 'hold the back of a chair',
    harder: 'hold the backpack to the chest',
  },
  hinge: {
    movement: 'hinge',
    name: 'Hip hinge',
    cues: [
      'Hug the backpack. Knees soft, not bent.',
      'Push the hips to the wall behind you. The back stays long.',
      'Feel the backs of the thighs, then stand up.',
    ],
    easier: 'without the backpack',
    harder: 'a heavier backpack',
  },
  pushUp: {
    movement: 'pushUp',
    name: 'Push-up',
    cues: [
      'Hands under the shoulders, on a table that cannot slide.',
      'Head, hips and heels in one line.',
      'Elbows point back. Chest to the edge, and push away.',
    ],
    easier: 'hands on the wall',
    harder: 'hands on the step, then on the floor',
  },
  row: {
    movement: 'row',
    name: 'Backpack row',
    cues: [
      'Lean forward as in the hip hinge and stay there.',
      'Pull the elbow past the ribs, shoulder away from the ear.',
      'Two seconds down.',
    ],
    easier: 'one arm, the other on a chair',
    harder: 'stop for a second at the top',
  },
  calfRaise: {
    movement: 'calfRaise',
    name: 'Calf raise',
    cues: [
      'Fingertips on the wall, for balance only.',
      'Rise over the big toe as high as you can.',
      'One second at the top, two on the way down.',
    ],
    easier: 'more weight on the hands',
    harder: 'on one leg',
  },
  plank: {
    movement: 'plank',
    name: 'Plank',
    cues: [
      'Elbows under the shoulders.',
      'Tuck the tail, as if to zip up tight trousers.',
      'Breathe. When the hips sink, the set is over.',
    ],
    easier: 'knees on the ground',
    harder: 'lift one foot, then the other',
  },
}

/** @type {readonly Drill[]} */
export const coolDown = [
  {
    movement: 'calfStretch',
    name: 'Calves',
    dose: '30 seconds each side',
    how: 'Back leg straight, heel down. Lean until it pulls.',
  },
  {
    movement: 'thighStretch',
    name: 'Thighs',
    dose: '30 seconds each side',
    how: 'Knees side by side. Push the hip forward.',
  },
  {
    movement: 'hamstring',
    name: 'Hamstrings',
    dose: '30 seconds each side',
    how: 'Heel on the step. Lean in with a long back.',
  },
  {
    movement: 'childsPose',
    name: 'Child’s pose',
    dose: '10 slow breaths',
    how: 'Seat on the heels, arms long. Breathe into the back.',
  },
]

/** How hard a set should be, from easy to all there is. `height` is the bar's, in points. @type {readonly { spare: string, text: string, height: number, isGoal?: boolean }[]} */
export const effort = [
  { spare: '5+', text: 'Too easy. Do more, or the harder form.', height: 35 },
  { spare: '3', text: 'Good for the first week.', height: 60, isGoal: true },
  { spare: '2', text: 'Where nearly every set should end.', height: 79, isGoal: true },
  { spare: '1', text: 'Only on summit day.', height: 98 },
  { spare: '0', text: 'Too hard. Take the easier form.', height: 116 },
]

const climb = (/** @type {number} */ sets, /** @type {number} */ steps) => ({
  work: /** @type {const} */ ({ exercise: 'stepUp', sets, dose: `${steps}`, rest: '60 s' }),
  stepUps: sets * steps,
})

/** @type {(dose: { sets: number, squats: number, pushUps: number, splits: number, plank: number }) => Session} */
const strength = ({ sets, squats, pushUps, splits, plank }) => ({
  name: 'Strength',
  stepUps: 0,
  work: [
    { exercise: 'squat', sets, dose: `${squats}`, rest: '75 s' },
    { exercise: 'pushUp', sets, dose: `${pushUps}`, rest: '75 s' },
    { exercise: 'splitSquat', sets, dose: `${splits} each side`, rest: '75 s' },
    { exercise: 'plank', sets, dose: `${plank} s`, rest: '60 s' },
  ],
})

/** @type {(dose: { rounds: number, steps: number, sets: number, calves: number, rows: number }) => Session} */
const hill = ({ rounds, steps, sets, calves, rows }) => {
  const { work, stepUps } = climb(rounds, steps)
  return {
    name: 'Climb',
    stepUps,
    work: [
      work,
      { exercise: 'calfRaise', sets, dose: `${calves}`, rest: '60 s' },
      { exercise: 'row', sets, dose: `${rows}`, rest: '60 s' },
    ],
  }
}

/** @type {(dose: { rounds: number, steps: number, sets: number, hinges: number, rows: number, pushUps: number }) => Session} */
const whole = ({ rounds, steps, sets, hinges, rows, pushUps }) => {
  const { work, stepUps } = climb(rounds, steps)
  return {
    name: 'Whole body',
    stepUps,
    work: [
      work,
      { exercise: 'hinge', sets, dose: `${hinges}`, rest: '75 s' },
      { exercise: 'row', sets, dose: `${rows}`, rest: '60 s' },
      { exercise: 'pushUp', sets, dose: `${pushUps}`, rest: '75 s' },
    ],
  }
}

const summit = climb(10, 30)

/** @type {readonly [Week, Week, Week, Week]} */
export const weeks = [
  {
    name: 'Base camp',
    text: 'Learn the movements. Two sets of each, one more on the climb, and stop while three more would still be good ones. If it feels like little, it is right: the hill gets steeper by itself.',
    sessions: [
      strength({ sets: 2, squats: 8, pushUps: 6, splits: 6, plank: 20 }),
      hill({ rounds: 3, steps: 20, sets: 2, calves: 10, rows: 8 }),
      whole({ rounds: 2, steps: 20, sets: 2, hinges: 8, rows: 8, pushUps: 6 }),
    ],
  },
  {
    name: 'Treeline',
    text: 'A third set. The movements are the same, so this is the week to make them look good: slower on the way down, the same speed in the last repetition as in the first.',
    sessions: [
      strength({ sets: 3, squats: 8, pushUps: 6, splits: 8, plank: 20 }),
      hill({ rounds: 4, steps: 25, sets: 3, calves: 10, rows: 8 }),
      whole({ rounds: 3, steps: 20, sets: 3, hinges: 8, rows: 8, pushUps: 6 }),
    ],
  },
  {
    name: 'The long ridge',
    text: 'The most work of the four weeks. Sleep as much as you can, eat enough, and take the easier form of a movement before you leave out a set.',
    sessions: [
      strength({ sets: 3, squats: 10, pushUps: 8, splits: 8, plank: 30 }),
      hill({ rounds: 5, steps: 30, sets: 3, calves: 12, rows: 10 }),
      whole({ rounds: 4, steps: 25, sets: 3, hinges: 10, rows: 10, pushUps: 8 }),
    ],
  },
  {
    name: 'Summit',
    text: 'Two light days, then the top. Leave two days between the second session and summit day. Take somebody with you for that one: a staircase is long enough for two.',
    sessions: [
      strength({ sets: 2, squats: 10, pushUps: 8, splits: 8, plank: 30 }),
      hill({ rounds: 4, steps: 30, sets: 2, calves: 12, rows: 10 }),
      {
        name: 'Summit day',
        note: 'Ten rounds, and nothing else counts. Write down the time.',
        stepUps: summit.stepUps,
        work: [summit.work, { exercise: 'plank', sets: 1, dose: 'as long as it is good', rest: '' }],
      },
    ],
  },
]

/** Metres climbed after each session, over the whole plan. */
export const gained = weeks
  .flatMap(({ sessions }) => sessions)
  .reduce((/** @type {number[]} */ sums, { stepUps }) => [...sums, (sums.at(-1) ?? 0) + stepUps * STEP_METRES], [])

/** Metres, without the noise of binary fractions. @param {number} metres */
export const inMetres = (metres) => `${Math.round(metres)} m`

/** The whole height of the plan, in metres. */
export const total = Math.round(gained.at(-1) ?? 0)
