import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: a calendar with a workout in a free slot. */
export function QuickIllustration({ texts }: { texts: DrawingMessages['quick'] }) {
  return (
    <Illustration className="grid-cols-[auto_1fr] grid-rows-[3fr_auto_5fr] gap-x-4 gap-y-1 text-caption grid!">
      <Slot time="9:00">{texts.before}</Slot>
      <Slot time="9:30" className="bg-action py-3 text-small font-label text-on-action">
        {texts.workout}
      </Slot>
      <Slot time="9:40">{texts.after}</Slot>
    </Illustration>
  )
}

function Slot({
  time,
  className = 'border border-line bg-sunk py-2 text-ink-muted',
  children,
}: {
  time: string
  className?: string
  children: string
}) {
  return (
    <>
      <bdi className="pt-1 text-ink-muted tabular-nums">{time}</bdi>
      <span className={`min-h-10 px-3 ${className}`}>{children}</span>
    </>
  )
}
