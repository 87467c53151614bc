import { Drawing } from './drawing.tsx'

/** Today's session as it was planned, and as a short night has left it. */
export function Rewritten() {
  return (
    <Drawing className="content-center">
      <p className="justify-self-start border-s-4 ps-3">
        <b className="block font-label">Slept 5 h 10 min</b>
        <span className="text-ink-muted">so today is easier</span>
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
    <div className="grid grid-cols-[1fr_auto_5em] gap-x-[1em] border-t border-line py-2 tabular-nums">
      {children}
      <span className="text-ink-muted line-through">
        <bdi>{before}</bdi>
      </span>
      <span className="text-end font-label">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}
