import { Drawing } from './drawing.tsx'

/** A morning's calendar, and the workout in its gap. */
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
