import { CheckIcon } from '@summit/ui/icons'
import { PhoneFrame } from '@summit/ui/phone-frame'
import { ScreenCard, ScreenHead, ScreenLine, ScreenTabs, type ScreenProps } from '../shared/screens/screen-parts.tsx'

/** A week on its way to the phone, before the signal goes. */
export function PackScreen(props: ScreenProps) {
  return (
    <PhoneFrame time="20:14" {...props}>
      <ScreenHead lead="Leaving tomorrow" title="Pack" />
      <div className="px-5 pt-3">
        <bdi className="font-display text-figure tabular-nums">
          64<span className="ms-1 text-[0.5em] tracking-normal">%</span>
        </bdi>
        <div className="mt-3 flex h-2 gap-0.5 rounded-1 bg-line">
          <span className="w-[64%] bg-accent" />
        </div>
        <p className="mt-2 text-caption text-ink-muted">
          <bdi>342 of 535 MB, 40 s to go</bdi>
        </p>
      </div>
      <ScreenCard title="Week 7" text="Granite country, no signal">
        <ScreenLine value="2 MB">
          <Packed />
          <bdi>5 workouts</bdi>
        </ScreenLine>
        <ScreenLine value="1 MB">
          <Packed />
          Food log
        </ScreenLine>
        <ScreenLine value="339 of 532 MB">
          <span className="size-5 rounded-round shadow-[inset_0_0_0_0.25em_var(--color-accent)]" />
          <bdi>23 videos</bdi>
        </ScreenLine>
      </ScreenCard>
      <ScreenCard title="Battery: 81%" text="Enough for four days of training" />
      <ScreenTabs current="library" />
    </PhoneFrame>
  )
}

function Packed() {
  return (
    <span className="grid size-5 place-items-center rounded-round bg-glacier text-on-glacier">
      <CheckIcon size="text" className="text-[0.5em]" />
    </span>
  )
}
