'use client'

import { useMessages } from '../../shared/config/use-messages.ts'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'
import { ridge } from '../drawings/ridge-line.ts'

/** Key figures on the peaks of a ridge line, or above it where the text is too large. */
export function StatsSection({ messages }: HomeSectionProps) {
  const { stats } = useMessages(homeMessages, messages)
  return (
    <div className="@container relative min-h-64 [--k:1.4] md:col-span-full md:row-start-2 md:self-end md:[--k:0.9] lg:min-h-80">
      <svg
        viewBox={`0 0 ${ridge.width} ${ridge.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute bottom-0 h-full w-[calc(var(--k)*100%)] overflow-visible fill-brand stroke-(--color-accent) @max-[15rem]:h-12 md:@max-[30rem]:h-12 rtl:mirror print:fill-line forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      >
        <path d={ridge.ground} transform={ridge.farther} className="fill-line stroke-none" />
        <path d={ridge.ground} vectorEffect="non-scaling-stroke" />
      </svg>
      {stats.length > 0 && (
        <ul className="absolute inset-0 [--text-figure:max(min(1.75rem,7.5cqi),4.1cqi)] @max-[15rem]:relative @max-[15rem]:py-12 @max-[15rem]:[--text-figure:1.75rem] md:@max-[30rem]:relative md:@max-[30rem]:py-12 md:@max-[30rem]:[--text-figure:1.75rem]">
          {ridge.peaks.map((peak, index) => stats[index] && <Spot key={peak.x} {...stats[index]} {...peak} />)}
        </ul>
      )}
    </div>
  )
}

/** A figure above a vertical line and a triangle. */
function Spot({ figure, label, x, y }: { figure: string; label: string; x: number; y: number }) {
  return (
    <li
      className="absolute start-[calc(var(--x)*var(--k))] bottom-(--y) ps-3.5 pb-6 @max-[15rem]:relative @max-[15rem]:inset-auto md:@max-[30rem]:relative md:@max-[30rem]:inset-auto"
      style={{ '--x': percent(x / ridge.width), '--y': percent(1 - y / ridge.height) }}
    >
      <bdi className="font-display text-figure tabular-nums">{figure}</bdi>{' '}
      <span className="mt-1 block w-min text-caption text-ink-muted md:w-auto md:text-small">{label}</span>
      <span className="absolute inset-y-0 start-0 border-s-2 drawn drawn-bar [--from:0%]" />
      <span className="absolute -start-1.75 -bottom-0.5 spot-height @max-[15rem]:hidden md:@max-[30rem]:hidden" />
    </li>
  )
}

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`
