import { Head, limbEnds } from './body-parts.tsx'
import { Limb, Part, shortened, up, type FromTo } from './limb.tsx'
import { foreshortened, rise } from './squat-angles.ts'

const shin = foreshortened('shin')
const thigh = foreshortened('thigh')
const back = foreshortened('back')
/** The knees cave in: the shins lean inwards. */
const shinTilt: FromTo = [7, 20]
const thighTilt: FromTo = [9, -14]
const [shinRise, thighRise] = [rise(shin, shinTilt), rise(thigh, thighTilt)]
/** The hip's height. */
const hip: FromTo = [shinRise[0] + thighRise[0] + 2, shinRise[1] + thighRise[1] + 2]

/** The same squat from the front. */
export function FrontView() {
  return (
    <>
      <Leg />
      <g transform="scale(-1 1)">
        <Leg />
      </g>
      <Part at={up(hip)}>
        <Part at={up(back)}>
          <Head />
        </Part>
        <Part at={shortened(back)}>
          <path d="M-7 2.5-9.6-29q-.2-4 4-4.2H5.6q4.2.2 4 4.2L7 2.5q-7 3.5-14 0" />
        </Part>
        <Part at={up(back)}>
          <Arm />
          <g transform="scale(-1 1)">
            <Arm />
          </g>
        </Part>
      </Part>
      <path d="m-19-27 5 4-5 4m38-8-5 4 5 4" className="squat-mark fill-none stroke-accent-ink stroke-[2.4]" />
    </>
  )
}

function Leg() {
  return (
    <g transform="translate(-12 -2)">
      <path d="M-2.4-1-4.5.8a1.5 1.5 0 0 0 1 2.2H2L2.4-1z" />
      <Limb angle={shinTilt} length={shin} ends={limbEnds.shin}>
        <Limb angle={[thighTilt[0] - shinTilt[0], thighTilt[1] - shinTilt[1]]} length={thigh} ends={limbEnds.thigh} />
      </Limb>
    </g>
  )
}

/** An arm that hangs, and then points at the viewer: its hand has an edge where it is in front of the body. */
function Arm() {
  return (
    <g transform="translate(-8.6 0)">
      <Limb angle={[188, 172]} length={[16.5, 5]} ends={limbEnds.upperArm}>
        <Limb angle={[-8, -20]} length={[16.5, -3]} ends={limbEnds.forearm}>
          <circle r="2.9" className="stroke-sunk stroke-[1.2]" />
        </Limb>
      </Limb>
    </g>
  )
}
