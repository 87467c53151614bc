export interface SetRingProps {
  /** How much of the set is done or left, and all of it. */
  share: readonly [part: number, whole: number]
  figure: string
  caption: string
  /** The ring's size and place. */
  className: string
}

/** Illustration: a ring for a set, with a figure in it. */
export function SetRing({ share: [part, whole], figure, caption, className }: SetRingProps) {
  return (
    <div className={`relative ${className}`}>
      <svg viewBox="-50 -50 100 100" className="size-full -rotate-90 fill-none stroke-5 rtl:-scale-y-100">
        <circle r="46" className="stroke-surface" />
        <circle r="46" pathLength={whole} strokeDasharray={`${part} ${whole}`} className="stroke-(--color-accent)" />
      </svg>
      <div className="absolute inset-0 grid place-content-center text-center">
        <span className="font-display text-figure tabular-nums">{figure}</span>
        <span className="text-caption text-ink-muted">{caption}</span>
      </div>
    </div>
  )
}
