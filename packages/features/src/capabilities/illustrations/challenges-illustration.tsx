import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

const climbers = [
  { x: 70, y: 138 },
  { x: 111, y: 125 },
  { x: 150, y: 78 },
]

/** Illustration: three friends on a mountain, each with their share of its height. */
export function ChallengesIllustration({ texts }: { texts: DrawingMessages['challenges'] }) {
  return (
    <Illustration className="relative -me-(--pad-card) min-h-60 @min-[36rem]:-mb-(--pad-card) justify-end">
      <p className="absolute start-0 top-0 text-caption">
        <b className="block font-label text-body">{texts.mountain}</b>
        <bdi className="text-ink-muted tabular-nums">{texts.height}</bdi>
      </p>
      <svg viewBox="0 -8 300 208" className="w-full fill-none stroke-current rtl:mirror">
        <path d="M0 200 70 138 96 144 150 78 172 88 214 14 238 42 246 74 300 118" strokeWidth="2" />
        <path
          d="M40 200 88 166 112 170 158 116 182 124 214 66 232 92 300 150M96 200 168 150 190 158 216 120 300 186"
          className="stroke-line"
          strokeWidth="2"
        />
        <path d="M214 14V-6l18 7-18 7" className="fill-(--color-accent) stroke-none" />
        <path d="M214 14V-6" strokeWidth="2" />
        <path d="M0 200 70 138 96 144 150 78" className="stroke-accent-ink" strokeWidth="5" />
        <g className="fill-ground" strokeWidth="2">
          {climbers.map((place, index) => (
            <Climber key={index} initial={texts.climbers[index]} {...place} />
          ))}
        </g>
      </svg>
    </Illustration>
  )
}

function Climber({ initial, x, y }: { initial: string | undefined; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        className="origin-center fill-current stroke-none text-[15px] font-label [transform-box:fill-box] rtl:mirror"
      >
        {initial}
      </text>
    </>
  )
}
