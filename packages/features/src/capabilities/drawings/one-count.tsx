import { Drawing } from './drawing.tsx'

/** One count on three screens. */
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
