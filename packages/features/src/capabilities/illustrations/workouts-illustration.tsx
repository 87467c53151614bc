import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: a planned session, and the same session adapted after a short night. */
export function WorkoutsIllustration({ texts }: { texts: DrawingMessages['workouts'] }) {
  return (
    <Illustration className="content-center">
      <p className="justify-self-start border-s-4 ps-3">
        <b className="block font-label">{texts.slept}</b>
        <span className="text-ink-muted">{texts.so}</span>
      </p>
      <div className="mt-5 text-small">
        {texts.moves.map(({ move, before, value }) => (
          <div key={move} className="grid grid-cols-[1fr_auto_5em] gap-x-[1em] border-t border-line py-2 tabular-nums">
            {move}
            <span className="text-ink-muted line-through">
              <bdi>{before}</bdi>
            </span>
            <span className="text-end font-label">
              <bdi>{value}</bdi>
            </span>
          </div>
        ))}
      </div>
    </Illustration>
  )
}
