/** The plan: four weeks of training for beginners. */
import type { Exercise } from './exercises.ts'

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
