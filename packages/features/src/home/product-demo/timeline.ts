/** What a part of the drawing looks like from a moment on, in ms. */
export interface Stop {
  at: number
  translate?: string
  scale?: string
  rotate?: string
  opacity?: number
  color?: string
  clipPath?: string
  strokeDashoffset?: string
  /** On the way to the next stop. */
  easing?: string
}

/** The animations of a drawing, as one. Setting its time shows that moment of all of them. */
export interface Timeline {
  /** In ms. */
  currentTime: number
  /** Removes the animations. */
  cancel: () => void
}

/**
 * Animates the elements in `root` by their `data-part`. The animations are held, and shown by setting the timeline's
 * time. Without Web Animations the drawing shows its end.
 */
export function createTimeline(
  root: HTMLElement,
  tracks: Readonly<Record<string, readonly Stop[]>>,
  duration: number,
): Timeline {
  const parts = 'animate' in root ? [...root.querySelectorAll<HTMLElement>('[data-part]')] : []
  const animations = parts.flatMap((element) => {
    const stops = tracks[element.dataset['part'] ?? '']
    if (!stops) return []
    const animation = element.animate(keyframes(stops, duration), { duration, fill: 'both' })
    animation.pause()
    return [animation]
  })
  let time = 0
  return {
    get currentTime() {
      return time
    },
    set currentTime(at) {
      time = at
      for (const animation of animations) animation.currentTime = at
    },
    cancel: () => animations.forEach((animation) => animation.cancel()),
  }
}

/** The keyframes of stops. Before the first and after the last, nothing changes. */
export function keyframes(stops: readonly Stop[], duration: number): Keyframe[] {
  const frames = stops.map(({ at, ...look }) => ({ ...look, offset: at / duration }))
  const [first, last] = [frames.at(0), frames.at(-1)]
  return [
    ...(first && first.offset > 0 ? [{ ...first, easing: 'linear', offset: 0 }] : []),
    ...frames,
    ...(last && last.offset < 1 ? [{ ...last, offset: 1 }] : []),
  ]
}
