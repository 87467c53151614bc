/** Every movement of the plan: its poses, and the props around them. */
import { squat, type BodyPoint, type Pose } from '@summit/features/capabilities/figure'

/** Something beside a figure. Sizes and places are in body heights. */
export type Prop =
  | { kind: 'box'; at: BodyPoint; size: BodyPoint }
  | { kind: 'wall' | 'pack' | 'chair'; at: BodyPoint }
  | { kind: 'arrow'; from: BodyPoint; to: BodyPoint; bow?: number }

/** One picture of a movement, moved to the right by `shift` body heights. */
export interface Frame {
  pose: Pose
  props?: readonly Prop[]
  shift?: number
}

/** An exercise as a sequence of pictures with a text alternative. */
export interface Movement {
  alt: string
  frames: readonly Frame[]
}

const { squatting } = squat

const standing = (hands: Pose['hands'] = squat.standing.hands): Pose => ({ ...squat.standing, hands })

const step: Prop = { kind: 'box', at: [0.03, 0], size: [0.34, 0.13] }
const bench: Prop = { kind: 'box', at: [0.4, 0], size: [0.22, 0.27] }
const wall: Prop = { kind: 'wall', at: [0.4, 0] }

/** The movements by name. */
export const movements = {
  march: {
    alt: 'A person marching on the spot, one knee lifted to the height of the hip, the opposite arm swung forward.',
    frames: [
      {
        pose: {
          hip: [0, 0.488],
          lean: 2,
          feet: [{ at: [0, 0] }, { at: [0.17, 0.24], toes: 100 }],
          hands: [
            [0.21, 0.63],
            [-0.15, 0.52],
          ],
        },
      },
    ],
  },
  ankleRock: {
    alt: 'A person kneeling on one knee in front of a wall, driving the front knee forward over the toes while the heel stays down.',
    frames: [
      {
        pose: {
          hip: [-0.03, 0.27],
          lean: 6,
          feet: [{ at: [-0.3, 0.03], toes: 255 }, { at: [0.14, 0] }],
          hands: [
            [0.2, 0.31],
            [0.17, 0.3],
          ],
        },
        props: [wall, { kind: 'arrow', from: [0.2, 0.4], to: [0.33, 0.4] }],
      },
    ],
  },
  legSwing: {
    alt: 'A person standing with one hand on a wall, swinging the straight outer leg forward and back.',
    frames: [
      {
        pose: {
          hip: [0, 0.488],
          lean: -3,
          feet: [{ at: [0, 0] }, { at: [0.31, 0.1], toes: 70 }],
          hands: [
            [-0.26, 0.72],
            [-0.06, 0.46],
          ],
        },
        props: [
          { kind: 'wall', at: [-0.28, 0] },
          { kind: 'arrow', from: [0.44, 0.16], to: [0.12, 0.06], bow: -0.1 },
        ],
      },
    ],
  },
  catCow: {
    alt: 'A person on hands and knees, once with the back rounded up, once with the belly sinking.',
    frames: [
      {
        pose: {
          hip: [-0.16, 0.255],
          lean: 76,
          bow: 0.09,
          head: 62,
          feet: [
            { at: [-0.4, 0.02], toes: 262 },
            { at: [-0.42, 0.01], toes: 262 },
          ],
          hands: [
            [0.16, 0],
            [0.13, 0],
          ],
        },
      },
      {
        pose: {
          hip: [-0.16, 0.26],
          lean: 76,
          bow: -0.07,
          head: -42,
          feet: [
            { at: [-0.4, 0.02], toes: 262 },
            { at: [-0.42, 0.01], toes: 262 },
          ],
          hands: [
            [0.16, 0],
            [0.13, 0],
          ],
        },
      },
    ],
  },
  armCircle: {
    alt: 'A person standing tall, drawing a large circle with one straight arm.',
    frames: [
      {
        pose: standing([
          [0.04, 0.46],
          [0.21, 1.04],
        ]),
        props: [{ kind: 'arrow', from: [0.36, 0.98], to: [0.3, 0.56], bow: 0.06 }],
      },
    ],
  },
  slowSquat: {
    alt: 'A person sinking slowly into a half squat, arms held forward.',
    frames: [
      {
        pose: {
          ...squatting,
          hip: [-0.13, 0.36],
          lean: 24,
          head: -14,
          hands: [
            [0.3, 0.6],
            [0.28, 0.57],
          ],
        },
        props: [{ kind: 'arrow', from: [-0.3, 0.52], to: [-0.3, 0.28] }],
      },
    ],
  },
  stepUp: {
    alt: 'Two pictures. First: one foot flat on a step, the other on the ground, the body leaning slightly forward. Then: standing tall on the step.',
    frames: [
      {
        pose: {
          hip: [-0.05, 0.475],
          lean: 12,
          head: -8,
          feet: [{ at: [-0.14, 0] }, { at: [0.12, 0.13] }],
          hands: [
            [-0.16, 0.52],
            [0.18, 0.6],
          ],
        },
        props: [step],
      },
      {
        pose: {
          hip: [0.13, 0.617],
          lean: 2,
          feet: [{ at: [0.15, 0.13] }, { at: [0.12, 0.13] }],
          hands: [
            [0.18, 0.59],
            [0.16, 0.58],
          ],
        },
        props: [step, { kind: 'arrow', from: [-0.1, 0.45], to: [-0.1, 0.75] }],
      },
    ],
  },
  squat: {
    alt: 'Two pictures. First: standing in front of a chair. Then: hips pushed back until they touch the seat, arms forward, heels down.',
    frames: [
      { pose: standing(), props: [{ kind: 'chair', at: [-0.42, 0] }], shift: 0.1 },
      { pose: squatting, props: [{ kind: 'chair', at: [-0.42, 0] }], shift: 0.1 },
    ],
  },
  splitSquat: {
    alt: 'Two pictures. First: a long stride, both legs nearly straight. Then: the back knee lowered to just above the ground, the body upright.',
    frames: [
      {
        pose: {
          hip: [0, 0.43],
          lean: 3,
          feet: [{ at: [-0.24, 0.05], toes: 140 }, { at: [0.2, 0] }],
          hands: [
            [0.06, 0.42],
            [0.03, 0.41],
          ],
        },
      },
      {
        pose: {
          hip: [0, 0.26],
          lean: 4,
          feet: [{ at: [-0.28, 0.07], toes: 145 }, { at: [0.2, 0] }],
          hands: [
            [0.06, 0.25],
            [0.03, 0.24],
          ],
        },
        props: [{ kind: 'arrow', from: [-0.3, 0.5], to: [-0.3, 0.24] }],
      },
    ],
  },
  hinge: {
    alt: 'Two pictures. First: standing with a backpack held against the chest. Then: hips pushed far back, the back long and nearly level, knees soft.',
    frames: [
      {
        pose: {
          ...standing([
            [0.13, 0.68],
            [0.12, 0.66],
          ]),
        },
        props: [{ kind: 'pack', at: [0.06, 0.58] }],
      },
      {
        pose: {
          hip: [-0.15, 0.45],
          lean: 68,
          head: -10,
          feet: [{ at: [0.03, 0] }, { at: [-0.01, 0] }],
          hands: [
            [0.12, 0.43],
            [0.1, 0.42],
          ],
        },
        props: [
          { kind: 'pack', at: [0, 0.36] },
          { kind: 'arrow', from: [-0.2, 0.62], to: [-0.36, 0.56] },
        ],
      },
    ],
  },
  pushUp: {
    alt: 'Two pictures. First: hands on the edge of a low table, arms straight, the body one line. Then: elbows bent back, the chest just above the edge.',
    frames: [
      {
        pose: {
          hip: [0.15, 0.41],
          lean: 45,
          feet: [
            { at: [-0.222, 0.052], toes: 140 },
            { at: [-0.23, 0.05], toes: 140 },
          ],
          hands: [
            [0.46, 0.28],
            [0.43, 0.28],
          ],
        },
        props: [bench],
        shift: -0.14,
      },
      {
        pose: {
          hip: [0.22, 0.27],
          lean: 64,
          feet: [
            { at: [-0.222, 0.052], toes: 140 },
            { at: [-0.23, 0.05], toes: 140 },
          ],
          hands: [
            [0.46, 0.28],
            [0.43, 0.28],
          ],
        },
        props: [bench],
        shift: -0.14,
      },
    ],
  },
  row: {
    alt: 'Two pictures. First: leaning forward with a long back, a backpack hanging from straight arms. Then: the backpack pulled to the hip, the elbow pointing back.',
    frames: [
      {
        pose: {
          hip: [-0.13, 0.45],
          lean: 58,
          head: -10,
          feet: [{ at: [0.03, 0] }, { at: [-0.01, 0] }],
          hands: [
            [0.14, 0.29],
            [0.12, 0.28],
          ],
        },
        props: [{ kind: 'pack', at: [0.05, 0.12] }],
      },
      {
        pose: {
          hip: [-0.13, 0.45],
          lean: 58,
          head: -10,
          feet: [{ at: [0.03, 0] }, { at: [-0.01, 0] }],
          hands: [
            [0.07, 0.4],
            [0.05, 0.4],
          ],
        },
        props: [
          { kind: 'pack', at: [-0.03, 0.24] },
          { kind: 'arrow', from: [0.3, 0.16], to: [0.3, 0.38] },
        ],
      },
    ],
  },
  calfRaise: {
    alt: 'Two pictures. First: standing flat with the hands on a wall. Then: risen high on the balls of the feet.',
    frames: [
      {
        pose: {
          hip: [0, 0.488],
          lean: 3,
          feet: [{ at: [0.02, 0] }, { at: [-0.02, 0] }],
          hands: [
            [0.3, 0.72],
            [0.3, 0.69],
          ],
        },
        props: [{ kind: 'wall', at: [0.32, 0] }],
      },
      {
        pose: {
          hip: [0.03, 0.558],
          lean: 3,
          feet: [
            { at: [0.05, 0.07], toes: 138 },
            { at: [0.01, 0.07], toes: 138 },
          ],
          hands: [
            [0.3, 0.79],
            [0.3, 0.76],
          ],
        },
        props: [
          { kind: 'wall', at: [0.32, 0] },
          { kind: 'arrow', from: [-0.2, 0.3], to: [-0.2, 0.56] },
        ],
      },
    ],
  },
  plank: {
    alt: 'A person on forearms and toes, elbows under the shoulders, heels, hips and head in one line.',
    frames: [
      {
        pose: {
          hip: [-0.01, 0.147],
          lean: 83.4,
          feet: [
            { at: [-0.493, 0.092], toes: 165 },
            { at: [-0.5, 0.09], toes: 165 },
          ],
          hands: [
            [0.46, 0.01],
            [0.44, 0.01],
          ],
        },
      },
    ],
  },
  calfStretch: {
    alt: 'A person leaning against a wall with straight arms, one straight leg far behind with the heel down.',
    frames: [
      {
        pose: {
          hip: [0, 0.43],
          lean: 20,
          head: -8,
          feet: [{ at: [0.12, 0] }, { at: [-0.22, 0] }],
          hands: [
            [0.38, 0.76],
            [0.38, 0.72],
          ],
        },
        props: [wall],
      },
    ],
  },
  thighStretch: {
    alt: 'A person standing on one leg with a hand on a wall, holding the other foot behind the seat.',
    frames: [
      {
        pose: {
          hip: [0, 0.488],
          lean: 0,
          feet: [{ at: [0.01, 0] }, { at: [-0.19, 0.4], toes: 330 }],
          hands: [
            [0.3, 0.68],
            [-0.18, 0.48],
          ],
        },
        props: [{ kind: 'wall', at: [0.32, 0] }],
      },
    ],
  },
  hamstring: {
    alt: 'A person with one straight leg forward, heel on a step, leaning in from the hips with a long back.',
    frames: [
      {
        pose: {
          hip: [-0.14, 0.44],
          lean: 42,
          head: -10,
          feet: [
            { at: [-0.12, 0], knee: 'front' },
            { at: [0.25, 0.15], toes: 20 },
          ],
          hands: [
            [0.14, 0.36],
            [0.1, 0.35],
          ],
        },
        props: [{ kind: 'box', at: [0.16, 0], size: [0.3, 0.13] }],
      },
    ],
  },
  childsPose: {
    alt: 'A person kneeling, seat on the heels, chest on the thighs, arms stretched far forward on the ground.',
    frames: [
      {
        pose: {
          hip: [-0.24, 0.13],
          lean: 98,
          bow: 0.06,
          feet: [
            { at: [-0.25, 0.02], toes: 268 },
            { at: [-0.27, 0.01], toes: 268 },
          ],
          hands: [
            [0.39, 0.01],
            [0.38, 0.01],
          ],
          elbows: 'front',
        },
      },
    ],
  },
} satisfies Record<string, Movement>
