/** What the plan consists of: drills before and after a session, and the exercises of a session. */
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
