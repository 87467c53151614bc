import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: health data that is read, written and not used. */
export function HealthIllustration({ texts }: { texts: DrawingMessages['health'] }) {
  return (
    <Illustration className="justify-center text-small">
      {texts.read.map((flow) => (
        <Flow key={flow.item} {...flow} way="in" />
      ))}
      <Flow {...texts.written} way="out" />
      <Flow {...texts.off} way="none" />
    </Illustration>
  )
}

const ways = {
  in: <path d="M22 12H4m7-7-7 7 7 7" />,
  out: <path d="M2 12h18m-7-7 7 7-7 7" />,
  none: <path d="M6 12h12" />,
}

function Flow({ item, value, way }: { item: string; value: string; way: keyof typeof ways }) {
  return (
    <div
      className={`flex items-center gap-4 border-t border-line py-2 tabular-nums ${way === 'none' ? 'text-ink-muted' : ''}`}
    >
      <svg viewBox="0 0 24 24" className="size-4.5 flex-none fill-none stroke-current stroke-2 rtl:mirror">
        {ways[way]}
      </svg>
      {item}
      <span className="ms-auto font-label whitespace-nowrap">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}
