import { ScreenHead } from '../../shared/drawings/screen-parts.tsx'
import type { DrawingMessages } from '../drawing-messages.ts'
import { SetRing, type SetRingProps } from '../set-ring.tsx'
import { NextCard, SetScreen } from '../set-screen.tsx'
import { Illustration } from './illustration.tsx'

/** Repetitions of the set. */
const share: SetRingProps['share'] = [8, 12]

/** Illustration: the same set on a phone, a tablet and a watch. */
export function SyncIllustration({ texts: { set, count, screen } }: { texts: DrawingMessages['sync'] }) {
  const ring = { share, figure: screen.left, caption: screen.of }
  return (
    <Illustration className="@container justify-center print:hidden">
      <div className="relative mx-auto h-[21em] w-[42em] text-[min(2.38cqi,14px)]">
        <div className="absolute start-[6em] top-0 w-[29em]">
          <div className="device flex h-[27em] w-[38em] rounded-[2em] p-3 text-[0.76em]">
            <div className="flex grow overflow-clip rounded-[1.4em] bg-ground ps-16 pt-3 pb-4">
              <div className="w-1/2">
                <ScreenHead lead={screen.lead} title={screen.title} initial={screen.initial} />
                <SetRing {...ring} className="mx-auto mt-5 size-52" />
              </div>
              <div className="flex w-1/2 flex-col">
                <NextCard texts={screen} />
              </div>
            </div>
          </div>
        </div>
        <div className="absolute start-0 bottom-0">
          <SetScreen label={set} texts={screen} share={share} className="text-[0.44em]" />
        </div>
        <Watch ring={ring} />
      </div>
      <p className="mt-4 flex justify-between text-caption text-ink-muted">
        {set} <bdi>{count}</bdi>
      </p>
    </Illustration>
  )
}

function Watch({ ring }: { ring: Omit<SetRingProps, 'className'> }) {
  return (
    <div className="absolute inset-e-0 bottom-0 grid w-[8.4em] justify-items-center forced-color-adjust-none">
      <span className="h-[3em] w-[5.4em] bg-line-strong [clip-path:polygon(14%_0,86%_0,100%_100%,0_100%)]" />
      <div className="device relative w-[12em] rounded-[3.4em] p-2.5 text-[0.7em]">
        <div className="rounded-[2.7em] bg-ground px-2 py-4">
          <SetRing {...ring} className="mx-auto size-32" />
        </div>
        <span className="absolute start-full top-1/3 h-8 w-1.5 rounded-e-1 bg-line-strong" />
      </div>
      <span className="h-[3em] w-[5.4em] bg-line-strong [clip-path:polygon(0_0,100%_0,86%_100%,14%_100%)]" />
    </div>
  )
}
