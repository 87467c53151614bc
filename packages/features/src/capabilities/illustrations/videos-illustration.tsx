import type { ReactNode } from 'react'
import type { DrawingMessages } from '../drawing-messages.ts'
import { FrontView } from '../figure/front-view.tsx'
import { SideView } from '../figure/side-view.tsx'
import { Illustration } from './illustration.tsx'

/** Illustration: a video of a squat from the front and from the side, with the mistake marked. It can be paused. */
export function VideosIllustration({ texts }: { texts: DrawingMessages['videos'] }) {
  return (
    <div className="pausable relative flex grow flex-col">
      <Illustration>
        <div className="grid grow grid-cols-2 gap-3">
          <View name={texts.front}>
            <FrontView />
          </View>
          <View name={texts.side}>
            <SideView />
          </View>
        </div>
        <div className="relative mt-5 border-t-2 border-line">
          <span className="-mt-0.5 block w-3/5 border-t-2" />
          <span className="absolute start-3/5 bottom-1 -translate-x-1/2 spot-height rtl:translate-x-1/2" />
        </div>
        <p className="mt-2 flex justify-between text-caption text-ink-muted tabular-nums">
          {`${texts.time} `}
          <span>{texts.mistake}</span>
        </p>
      </Illustration>
      <PauseControl label={texts.pause} />
    </div>
  )
}

/** A checkbox that pauses the video. There is none where nothing moves. */
function PauseControl({ label }: { label: string }) {
  return (
    <label className="absolute inset-e-0 top-0 hidden size-[44px] cursor-pointer place-items-center motion-safe:grid print:hidden">
      <input type="checkbox" aria-label={label} className="peer absolute inset-0 cursor-pointer appearance-none" />
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-[12px] fill-current peer-checked:hidden">
        <path d="M1 0h3.5v12H1zM7.5 0H11v12H7.5z" />
      </svg>
      <svg viewBox="0 0 12 12" aria-hidden="true" className="hidden size-[12px] fill-current peer-checked:block">
        <path d="M1 0v12l11-6z" />
      </svg>
    </label>
  )
}

function View({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative flex h-[max(160px,38cqi)] justify-center bg-sunk">
      <span className="absolute start-2 top-1 text-caption text-ink-muted">{name}</span>
      <svg viewBox="-50 -106 100 110" className="h-full fill-current">
        {children}
      </svg>
    </div>
  )
}
