import { PhoneFrame } from '@summit/ui/phone-frame'
import { ScreenCard, ScreenHead, ScreenLine, ScreenTabs, type ScreenProps } from '../shared/screens/screen-parts.tsx'
import type { SetScreenMessages } from './drawing-messages.ts'

/** Illustration: the app's screen during an exercise, with the remaining seconds. */
export function SetScreen({ texts, ...props }: ScreenProps<SetScreenMessages>) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <div className="relative mx-auto mt-4 size-60">
        <svg viewBox="-50 -50 100 100" className="size-full -rotate-90 fill-none stroke-5 rtl:-scale-y-100">
          <circle r="46" className="stroke-surface" />
          <circle r="46" pathLength="45" strokeDasharray="31 45" className="stroke-(--color-accent)" />
        </svg>
        <div className="absolute inset-0 grid place-content-center text-center">
          <span className="font-display text-figure tabular-nums">{texts.left}</span>
          <span className="text-caption text-ink-muted">{texts.of}</span>
        </div>
      </div>
      <ScreenCard title={texts.next} text={texts.nextText} action={texts.action}>
        {texts.lines.map(({ move, value }) => (
          <ScreenLine key={move} value={value}>
            {move}
          </ScreenLine>
        ))}
      </ScreenCard>
      <ScreenTabs current="today" />
    </PhoneFrame>
  )
}
