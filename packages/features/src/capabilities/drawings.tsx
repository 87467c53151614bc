import { ElevationProfile } from '@summit/ui/profile'
import type { ReactNode } from 'react'

/** Today's session as it was planned, and as a short night has left it. A drawing. */
export function Rewritten() {
  return (
    <Drawing className="content-center">
      <p className="justify-self-start border-s-4 ps-3">
        <b className="block font-label">Slept 5 h 10</b>
        <span className="text-ink-muted">so today is lower</span>
      </p>
      <div className="mt-5 text-small">
        <Line before="4 × 12" value="3 × 10">
          Split squat
        </Line>
        <Line before="3 × 8" value="3 × 6">
          Pull-up
        </Line>
        <Line before="2 × 60 s" value="2 × 45 s">
          Wall sit
        </Line>
        <Line value="2 × 40 s">Dead bug</Line>
      </div>
    </Drawing>
  )
}

function Line({ before, value, children }: { before?: string; value: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 border-t border-line py-2 tabular-nums">
      {children}
      <span className="ms-auto text-ink-muted line-through">
        <bdi>{before}</bdi>
      </span>
      <span className="min-w-18 text-end font-label">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}

/** A sentence as it sounds, and what was understood. A drawing. */
export function Spoken() {
  return (
    <Drawing>
      <svg viewBox="0 0 240 48" className="my-auto h-16 w-full rtl:-scale-x-100" preserveAspectRatio="none">
        <path
          d="M3 20v8m8-13v18m8-23v28m8-20v12m8-9v6m8-14v22m8-32v42m8-34v26m8-19v12m8-7v2m8-9v16m8-27v38m8-31v24m8-18v12m8-8v4m8-2v0m8-10v20m8-30v40m8-33v26m8-21v16m8-11v6m8-9v12m8-22v32m8-26v20m8-14v8m8-6v4m8-13v22m8-16v10m8-6v2m8-1v0"
          className="stroke-current stroke-3 text-glacier-ink"
        />
      </svg>
      <p className="mb-3 font-label">“Lentil soup and half a baguette”</p>
      <div className="grid grid-cols-2 gap-4 text-caption">
        <Meal value="210 kcal">Soup, 300 g</Meal>
        <Meal value="320 kcal">Baguette, 125 g</Meal>
      </div>
    </Drawing>
  )
}

function Meal({ value, children }: { value: string; children: string }) {
  return (
    <p className="border-t border-line pt-1">
      {children}
      <span className="block text-ink-muted tabular-nums">
        <bdi>{value}</bdi>
      </span>
    </p>
  )
}

/** A squat from the front and from the side, and where on the film it goes wrong. A drawing. */
export function TwoViews() {
  return (
    <Drawing>
      <div className="grid grow grid-cols-2 gap-3">
        <View name="Front">
          <path d="M50 74 31 79 35 101H25M50 74 69 79 65 101H75M50 48V74M50 48 35 52 45 60M50 48 65 52 55 60" />
          <circle cx="50" cy="36" r="6.5" />
        </View>
        <View name="Side">
          <path d="M30 73 54 77 50 101H61M48 49 62 56 78 51M30 73 48 49" />
          <circle cx="51" cy="38" r="6.5" />
        </View>
      </div>
      <div className="relative mt-5 h-0.5 bg-line">
        <span className="block h-full w-3/5 bg-current" />
        <span className="absolute start-3/5 bottom-1 -translate-x-1/2 spot-height rtl:translate-x-1/2" />
      </div>
      <p className="mt-2 flex justify-between text-caption text-ink-muted tabular-nums">
        0:24 <span>Knees fall in</span>
      </p>
    </Drawing>
  )
}

function View({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative flex h-40 justify-center bg-sunk">
      <span className="absolute start-2 top-1 text-caption text-ink-muted">{name}</span>
      <svg viewBox="0 24 100 80" className="h-full fill-none stroke-current stroke-[3.5]">
        {children}
      </svg>
    </div>
  )
}

const lastMonth = [0.1, 0.14, 0.12, 0.2, 0.24, 0.22, 0.3, 0.28, 0.34, 0.4, 0.37, 0.42, 0.44, 0.42, 0.45]
const thisMonth = [0.08, 0.1, 0.18, 0.22, 0.2, 0.3, 0.38, 0.35, 0.44, 0.54, 0.58, 0.55, 0.62, 0.7, 0.69]

/** This month's line over last month's, and what lies between them. A drawing. */
export function TwoMonths() {
  return (
    <Drawing className="relative -me-(--pad-card) min-h-60 @min-[36rem]:-mb-(--pad-card)">
      <p>
        <span className="block font-display text-h2 tabular-nums">
          <bdi>+420 m</bdi>
        </span>
        <span className="text-caption text-ink-muted">on October</span>
      </p>
      <ElevationProfile
        heights={thisMonth}
        markers={[thisMonth.length - 2]}
        className="absolute! inset-x-0 bottom-0 h-full"
      />
      <ElevationProfile
        heights={lastMonth}
        className="absolute! inset-x-0 bottom-0 h-full text-ink-muted [--profile-ground:transparent] [stroke-dasharray:3_5]"
      />
    </Drawing>
  )
}

/** A mountain that three friends are on, each with a share of its height. A drawing. */
export function Roped() {
  return (
    <Drawing className="relative -me-(--pad-card) min-h-60 @min-[36rem]:-mb-(--pad-card) justify-end">
      <p className="absolute start-0 top-0 text-caption">
        <b className="block font-label text-body">Matterhorn</b>
        <bdi className="text-ink-muted tabular-nums">3,102 of 4,478 m</bdi>
      </p>
      <svg viewBox="0 -8 300 208" className="w-full fill-none stroke-current rtl:-scale-x-100">
        <path d="M0 200 70 138 96 144 150 78 172 88 214 14 238 42 246 74 300 118" strokeWidth="2" />
        <path
          d="M40 200 88 166 112 170 158 116 182 124 214 66 232 92 300 150M96 200 168 150 190 158 216 120 300 186"
          className="stroke-line"
          strokeWidth="2"
        />
        <path d="M214 14V-6l18 7-18 7" className="fill-accent stroke-none" />
        <path d="M214 14V-6" strokeWidth="2" />
        <path d="M0 200 70 138 96 144 150 78" className="stroke-accent-ink" strokeWidth="5" />
        <g className="fill-ground" strokeWidth="2">
          <Climber initial="M" x={70} y={138} />
          <Climber initial="T" x={111} y={125} />
          <Climber initial="P" x={150} y={78} />
        </g>
      </svg>
    </Drawing>
  )
}

function Climber({ initial, x, y }: { initial: string; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" />
      <text
        x={x}
        y={y + 5}
        textAnchor="middle"
        className="origin-center fill-current stroke-none text-small font-label [transform-box:fill-box] rtl:-scale-x-100"
      >
        {initial}
      </text>
    </>
  )
}

/** What is kept on the phone where there is no signal, by how much room it takes. A drawing. */
export function Kept() {
  return (
    <Drawing className="justify-center gap-4">
      <p className="flex items-end gap-1">
        <span className="h-2 w-1.5 border" />
        <span className="h-3.5 w-1.5 border" />
        <span className="h-5 w-1.5 border" />
        <span className="h-6.5 w-1.5 border" />
        <span className="ms-2 text-small font-label">No signal, 2,670 m</span>
      </p>
      <div className="flex h-9 gap-0.5 forced-color-adjust-none">
        <span className="w-[58%] bg-current" />
        <span className="w-[17%] bg-glacier-ink" />
        <span className="w-[5%] bg-line-strong" />
        <span className="grow border border-dashed border-line-strong" />
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-caption">
        <Share look="bg-current">Videos 412 MB</Share>
        <Share look="bg-glacier-ink">Workouts 120 MB</Share>
        <Share look="bg-line-strong">Log 3 MB</Share>
      </ul>
    </Drawing>
  )
}

function Share({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2 tabular-nums">
      <span className={`size-2.5 forced-color-adjust-none ${look}`} />
      {children}
    </li>
  )
}

/** One count on three screens. A drawing. */
export function OneCount() {
  return (
    <Drawing className="justify-center">
      <div className="flex items-end justify-between gap-3 border-b-2 pb-0 tabular-nums">
        <Screen className="h-28 w-[22%] text-h3">8</Screen>
        <Screen className="h-36 grow text-h2">8</Screen>
        <Screen className="mb-3 aspect-square w-1/5 rounded-round border-b-2 text-h4">8</Screen>
      </div>
      <p className="mt-2 flex justify-between text-caption text-ink-muted">
        Step-up, set 3 <bdi>8 of 12</bdi>
      </p>
    </Drawing>
  )
}

function Screen({ className, children }: { className: string; children: string }) {
  return (
    <span className={`grid place-items-center rounded-t-1 border-2 border-b-0 bg-surface font-display ${className}`}>
      {children}
    </span>
  )
}

/** A morning's calendar, and the workout in its gap. A drawing. */
export function InTheGap() {
  return (
    <Drawing className="grid-cols-[auto_1fr] grid-rows-[3fr_auto_5fr] gap-x-4 gap-y-1 text-caption grid!">
      <Slot time="9:00">Stand-up, room 4</Slot>
      <Slot time="9:30" look="bg-action py-3 text-small font-label text-on-action">
        Stairs, 7 min, +62 m
      </Slot>
      <Slot time="9:40">Budget, second attempt</Slot>
    </Drawing>
  )
}

function Slot({
  time,
  look = 'border border-line bg-sunk py-2 text-ink-muted',
  children,
}: {
  time: string
  look?: string
  children: string
}) {
  return (
    <>
      <bdi className="pt-1 text-ink-muted tabular-nums">{time}</bdi>
      <span className={`min-h-10 px-3 ${look}`}>{children}</span>
    </>
  )
}

/** What comes in, what goes out, and what is switched off. A drawing. */
export function Exchange() {
  return (
    <Drawing className="justify-center text-small">
      <Flow value="7 h 12" way="in">
        Sleep
      </Flow>
      <Flow value="52 bpm" way="in">
        Resting pulse
      </Flow>
      <Flow value="9,840" way="in">
        Steps
      </Flow>
      <Flow value="+310 m" way="out">
        Ridge legs, 32 min
      </Flow>
      <Flow value="off" way="none">
        Weight
      </Flow>
    </Drawing>
  )
}

const ways = {
  in: <path d="M22 12H4m7-7-7 7 7 7" />,
  out: <path d="M2 12h18m-7-7 7 7-7 7" />,
  none: <path d="M6 12h12" />,
}

function Flow({ value, way, children }: { value: string; way: keyof typeof ways; children: string }) {
  return (
    <div
      className={`flex items-center gap-4 border-t border-line py-2 tabular-nums ${way === 'none' ? 'text-ink-muted' : ''}`}
    >
      <svg viewBox="0 0 24 24" className="size-4.5 flex-none fill-none stroke-current stroke-2 rtl:-scale-x-100">
        {ways[way]}
      </svg>
      {children}
      <span className="ms-auto font-label">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}

/** Pictures say again what stands beside them, so assistive technology passes them by. */
function Drawing({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`flex grow flex-col ${className}`}>
      {children}
    </div>
  )
}
