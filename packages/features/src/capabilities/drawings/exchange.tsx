import { Drawing } from './drawing.tsx'

/** What comes in, what goes out, and what is switched off. */
export function Exchange() {
  return (
    <Drawing className="justify-center text-small">
      <Flow value="7 h 12 min" way="in">
        Sleep
      </Flow>
      <Flow value="52 bpm" way="in">
        Resting heart rate
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
      <span className="ms-auto font-label whitespace-nowrap">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}
