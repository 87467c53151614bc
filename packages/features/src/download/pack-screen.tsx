import { CheckIcon } from '@summit/ui/icons'
import { PhoneFrame } from '@summit/ui/product/phone-frame'
import { ScreenCard, ScreenHead, ScreenLine, ScreenTabs, type ScreenProps } from '../shared/drawings/screen-parts.tsx'
import type { PackScreenMessages } from './pack-screen-messages.ts'

/** Illustration: the app's screen while a week is downloaded for offline use. */
export function PackScreen({ texts, ...props }: ScreenProps<PackScreenMessages>) {
  return (
    <PhoneFrame time="20:14" {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <div className="px-5 pt-3">
        <bdi className="font-display text-figure tabular-nums">
          64<span className="ms-1 text-[0.5em] tracking-normal">%</span>
        </bdi>
        <div className="mt-3 flex h-2 gap-0.5 rounded-1 bg-line">
          <span className="w-[64%] bg-(--color-accent)" />
        </div>
        <p className="mt-2 text-caption text-ink-muted">
          <bdi>{texts.progress}</bdi>
        </p>
      </div>
      <ScreenCard title={texts.week} text={texts.weekText}>
        <ScreenLine value={texts.workouts.size}>
          <Packed />
          <bdi>{texts.workouts.label}</bdi>
        </ScreenLine>
        <ScreenLine value={texts.log.size}>
          <Packed />
          {texts.log.label}
        </ScreenLine>
        <ScreenLine value={texts.videos.size}>
          <span className="size-5 rounded-round shadow-[inset_0_0_0_0.25em_var(--color-accent)]" />
          <bdi>{texts.videos.label}</bdi>
        </ScreenLine>
      </ScreenCard>
      <ScreenCard title={texts.battery} text={texts.batteryText} />
      <ScreenTabs current="library" />
    </PhoneFrame>
  )
}

function Packed() {
  return (
    <span className="grid size-5 place-items-center rounded-round bg-highlight text-on-highlight">
      <CheckIcon size="text" className="text-[0.5em]" />
    </span>
  )
}
