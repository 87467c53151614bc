/** The plan: four weeks of training for beginners. */
import type { movements } from './movements.ts'

type MovementName = keyof typeof movements

/** A movement without sets: its amount, and instructions. */
export interface Drill {
  movement: MovementName
  name: string
  dose: string
  how: string
}

/** How to do an exercise, with an easier and a harder variant. */
interface Technique {
  movement: MovementName
  name: string
  cues: readonly string[]
  easier: string
  harder: string
}

/** The name of an exercise in `techniques`. */
export type Exercise = keyof typeof techniques

/** Sets of one exercise. `dose` is the amount per set. */
interface Work {
  exercise: Exercise
  sets: number
  dose: string
  rest: string
}

/** One training session. `stepUps` is their total over all sets. */
export interface Session {
  name: string
  note?: string
  work: readonly Work[]
  stepUps: number
}

/** A week of three sessions. */
export interface Week {
  name: string
  text: string
  sessions: readonly Session[]
}

/** The title of the document. */
export const title = 'Four weeks uphill'
/** The subject of the document, in its metadata. */
export const subject = 'A four-week training plan: twelve sessions for legs, lungs and balance, at home'

/** Assumed height of a step, in metres. */
const STEP_METRES = 0.2

/** The drills before each session. */
export const warmUp: readonly Drill[] = [
  {
    movement: 'march',
    name: 'March',
    dose: '2 minutes',
    how: 'Lift your knee to hip height. Swing the opposite arm. Start slowly and breathe through your nose.',
  },
  {
    movement: 'ankleRock',
    name: 'Ankle rock',
    dose: '10 each side',
    how: 'Push your knee over your toes, toward the wall. Keep your heel on the ground.',
  },
  {
    movement: 'legSwing',
    name: 'Leg swing',
    dose: '10 each side',
    how: 'Hold on to the wall. Swing from the hip and keep your back still.',
  },
  {
    movement: 'catCow',
    name: 'Cat-cow',
    dose: '8, slowly',
    how: 'Breathe out and round your back. Breathe in and let your belly sink.',
  },
  {
    movement: 'armCircle',
    name: 'Arm circle',
    dose: '8 each way',
    how: 'Draw the largest circle you can without leaning. Keep your ribs down.',
  },
  {
    movement: 'slowSquat',
    name: 'Slow squat',
    dose: '8, slowly',
    how: 'Three seconds down, only halfway, then one second up. Weight on the whole foot.',
  },
]

/** The exercises by name. */
export const techniques = {
  stepUp: {
    movement: 'stepUp',
    name: 'Step-up',
    cues: [
      'Put your whole foot on the step.',
      'Lean forward a little and push through the upper heel.',
      'Stand tall, then come down slowly. Switch legs after each one.',
    ],
    easier: 'a lower step, one hand on the rail',
    harder: 'wear the backpack',
  },
  squat: {
    movement: 'squat',
    name: 'Chair squat',
    cues: [
      'Feet hip-width apart, toes slightly out.',
      'Send your hips back first. Knees follow the toes.',
      'Touch the seat, do not sit, then stand up.',
    ],
    easier: 'sit down, then stand up',
    harder: 'three seconds on the way down',
  },
  splitSquat: {
    movement: 'splitSquat',
    name: 'Split squat',
    cues: [
      'Take a long stride, feet on two rails, not on a tightrope.',
      'Lower your back knee straight down.',
      'Your front foot carries most of your weight.',
    ],
    easier: 'hold the back of a chair',
    harder: 'hold the backpack to your chest',
  },
  hinge: {
    movement: 'hinge',
    name: 'Hip hinge',
    cues: [
      'Hug the backpack. Knees soft, not bent.',
      'Push your hips toward the wall behind you. Keep your back long.',
      'Feel your hamstrings, then stand up.',
    ],
    easier: 'without the backpack',
    harder: 'a heavier backpack',
  },
  pushUp: {
    movement: 'pushUp',
    name: 'Push-up',
    cues: [
      'Hands under your shoulders, on a table that cannot slide.',
      'Head, hips and heels in one line.',
      'Elbows point back. Chest to the edge, then push away.',
    ],
    easier: 'hands on the wall',
    harder: 'hands on the step, then on the floor',
  },
  row: {
    movement: 'row',
    name: 'Backpack row',
    cues: [
      'Lean forward as in the hip hinge, and stay there.',
      'Pull your elbows past your ribs, shoulders away from your ears.',
      'Two seconds down.',
    ],
    easier: 'one arm, the other on a chair',
    harder: 'pause for a second at the top',
  },
  calfRaise: {
    movement: 'calfRaise',
    name: 'Calf raise',
    cues: [
      'Fingertips on the wall, for balance only.',
      'Rise over your big toes as high as you can.',
      'One second at the top, two on the way down.',
    ],
    easier: 'more weight on your hands',
    harder: 'on one leg',
  },
  plank: {
    movement: 'plank',
    name: 'Plank',
    cues: [
      'Elbows under your shoulders.',
      'Tuck your tailbone, as if zipping up tight pants.',
      'Breathe. When your hips sink, the set is over.',
    ],
    easier: 'knees on the ground',
    harder: 'lift one foot, then the other',
  },
} satisfies Record<string, Technique>

/** The stretches after each session. */
export const coolDown: readonly Drill[] = [
  {
    movement: 'calfStretch',
    name: 'Calves',
    dose: '30 seconds each side',
    how: 'Back leg straight, heel down. Lean until you feel the stretch.',
  },
  {
    movement: 'thighStretch',
    name: 'Thighs',
    dose: '30 seconds each side',
    how: 'Knees side by side. Push your hips forward.',
  },
  {
    movement: 'hamstring',
    name: 'Hamstrings',
    dose: '30 seconds each side',
    how: 'Heel on the step. Lean forward with a long back.',
  },
  {
    movement: 'childsPose',
    name: 'Child’s pose',
    dose: '10 slow breaths',
    how: 'Sit on your heels, arms long. Breathe into your back.',
  },
]

/** One level of effort. `height` is that of its bar, in points. */
interface EffortLevel {
  spare: string
  text: string
  height: number
  isGoal?: boolean
}

/** Levels of effort, from easy to maximal. */
export const effort: readonly EffortLevel[] = [
  { spare: '5+', text: 'Too easy. Do more, or the harder version.', height: 35 },
  { spare: '3', text: 'Good for the first week.', height: 60, isGoal: true },
  { spare: '2', text: 'Where nearly every set should end.', height: 79, isGoal: true },
  { spare: '1', text: 'Only on summit day.', height: 98 },
  { spare: '0', text: 'Too hard. Choose the easier version.', height: 116 },
]

const climb = (sets: number, steps: number) => ({
  work: { exercise: 'stepUp', sets, dose: `${steps}`, rest: '60 s' } as const,
  stepUps: sets * steps,
})

const strength = ({
  sets,
  squats,
  pushUps,
  splits,
  plank,
}: {
  sets: number
  squats: number
  pushUps: number
  splits: number
  plank: number
}): Session => ({
  name: 'Strength',
  stepUps: 0,
  work: [
    { exercise: 'squat', sets, dose: `${squats}`, rest: '75 s' },
    { exercise: 'pushUp', sets, dose: `${pushUps}`, rest: '75 s' },
    { exercise: 'splitSquat', sets, dose: `${splits} each side`, rest: '75 s' },
    { exercise: 'plank', sets, dose: `${plank} s`, rest: '60 s' },
  ],
})

const climbing = ({
  rounds,
  steps,
  sets,
  calves,
  rows,
}: {
  rounds: number
  steps: number
  sets: number
  calves: number
  rows: number
}): Session => {
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

const wholeBody = ({
  rounds,
  steps,
  sets,
  hinges,
  rows,
  pushUps,
}: {
  rounds: number
  steps: number
  sets: number
  hinges: number
  rows: number
  pushUps: number
}): Session => {
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

/** The four weeks, in order. */
export const weeks: readonly [Week, Week, Week, Week] = [
  {
    name: 'Base camp',
    text: 'Learn the movements. Two sets of each, one more on the climb, and stop while you could still do three more good ones. If it feels too easy, it is right: the hill gets steeper by itself.',
    sessions: [
      strength({ sets: 2, squats: 8, pushUps: 6, splits: 6, plank: 20 }),
      climbing({ rounds: 3, steps: 20, sets: 2, calves: 10, rows: 8 }),
      wholeBody({ rounds: 2, steps: 20, sets: 2, hinges: 8, rows: 8, pushUps: 6 }),
    ],
  },
  {
    name: 'Treeline',
    text: 'A third set. The movements are the same, so this is the week to make them look good: slower on the way down, and the last repetition as fast as the first.',
    sessions: [
      strength({ sets: 3, squats: 8, pushUps: 6, splits: 8, plank: 20 }),
      climbing({ rounds: 4, steps: 25, sets: 3, calves: 10, rows: 8 }),
      wholeBody({ rounds: 3, steps: 20, sets: 3, hinges: 8, rows: 8, pushUps: 6 }),
    ],
  },
  {
    name: 'The long ridge',
    text: 'The hardest of the four weeks. Sleep as much as you can, eat enough, and choose the easier version of a movement before you skip a set.',
    sessions: [
      strength({ sets: 3, squats: 10, pushUps: 8, splits: 8, plank: 30 }),
      climbing({ rounds: 5, steps: 30, sets: 3, calves: 12, rows: 10 }),
      wholeBody({ rounds: 4, steps: 25, sets: 3, hinges: 10, rows: 10, pushUps: 8 }),
    ],
  },
  {
    name: 'Summit',
    text: 'Two light days, then the top. Leave two days between the second session and summit day. Take a friend along for that one: a staircase has room for two.',
    sessions: [
      strength({ sets: 2, squats: 10, pushUps: 8, splits: 8, plank: 30 }),
      climbing({ rounds: 4, steps: 30, sets: 2, calves: 12, rows: 10 }),
      {
        name: 'Summit day',
        note: 'Ten rounds, and nothing else counts. Write down your time.',
        stepUps: summit.stepUps,
        work: [summit.work, { exercise: 'plank', sets: 1, dose: 'until your form slips', rest: '' }],
      },
    ],
  },
]

/** Cumulative metres climbed after each session. */
export const climbedAfter = weeks
  .flatMap(({ sessions }) => sessions)
  .reduce<number[]>((sums, { stepUps }) => [...sums, (sums.at(-1) ?? 0) + stepUps * STEP_METRES], [])

/** Formats metres, rounded. */
export function formatMetres(metres: number): string {
  return `${Math.round(metres)} m`
}

/** Metres climbed over the whole plan. */
export const totalClimb = Math.round(climbedAfter.at(-1) ?? 0)
