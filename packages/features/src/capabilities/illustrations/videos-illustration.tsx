import type { ReactNode } from 'react'
import type { DrawingMessages } from '../drawing-messages.ts'
import { Illustration } from './illustration.tsx'

/** Illustration: a squat from the front and from the side, with the error marked. */
export function VideosIllustration({ texts }: { texts: DrawingMessages['videos'] }) {
  return (
    <Illustration>
      <div className="grid grow grid-cols-2 gap-3">
        <View name={texts.front}>
          <path d="M50 74 31 79 35 101H25M50 74 69 79 65 101H75M50 48V74M50 48 35 52 45 60M50 48 65 52 55 60" />
          <circle cx="50" cy="36" r="6.5" />
        </View>
        <View name={texts.side}>
          <path d="M30 73 54 77 50 101H61M48 49 62 56 78 51M30 73 48 49" />
          <circle cx="51" cy="38" r="6.5" />
        </View>
      </div>
      <div className="relative mt-5 h-0.5 bg-line">
        <span className="block h-full w-3/5 bg-current" />
        <span className="absolute start-3/5 bottom-1 -translate-x-1/2 spot-height rtl:translate-x-1/2" />
      </div>
      <p className="mt-2 flex justify-between text-caption text-ink-muted tabular-nums">
        {`${texts.time} `}
        <span>{texts.mistake}</span>
      </p>
    </Illustration>
  )
}

function View({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative flex h-[max(140px,34cqi)] justify-center bg-sunk">
      <span className="absolute start-2 top-1 text-caption text-ink-muted">{name}</span>
      <svg viewBox="0 24 100 80" className="h-full fill-none stroke-current stroke-[3.5]">
        {children}
      </svg>
    </div>
  )
}
