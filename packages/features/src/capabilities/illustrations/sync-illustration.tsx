import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: the same count on a phone, a tablet and a watch. */
export function SyncIllustration({ texts }: { texts: DrawingMessages['sync'] }) {
  return (
    <Illustration className="justify-center">
      <svg viewBox="0 0 330 160" className="my-auto max-h-44 w-full fill-surface stroke-current stroke-2">
        <rect x="1" y="33" width="62" height="126" rx="10" />
        <path d="M24 40h16" />
        <rect x="83" y="13" width="164" height="146" rx="10" />
        <rect x="91" y="21" width="148" height="130" rx="4" className="fill-sunk stroke-none" />
        <path d="M279 111 284 158h28l5-47M279 77l5-47h28l5 47" />
        <rect x="268" y="66" width="60" height="56" rx="16" />
        <path d="M329 88v12" strokeWidth="4" />
        <g textAnchor="middle" className="fill-current stroke-none font-display tabular-nums">
          <Count x={32} y={107} size={32}>
            {texts.done}
          </Count>
          <Count x={165} y={109} size={64}>
            {texts.done}
          </Count>
          <Count x={298} y={103} size={26}>
            {texts.done}
          </Count>
        </g>
      </svg>
      <p className="mt-2 flex justify-between text-caption text-ink-muted">
        {texts.set} <bdi>{texts.count}</bdi>
      </p>
    </Illustration>
  )
}

/** The count, in the middle of a screen. */
function Count({ x, y, size, children }: { x: number; y: number; size: number; children: string }) {
  return (
    <text x={x} y={y} fontSize={size}>
      {children}
    </text>
  )
}
