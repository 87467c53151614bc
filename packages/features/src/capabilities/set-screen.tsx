import { PhoneFrame } from '@summit/ui/product/phone-frame'
import { ScreenCard, ScreenHead, ScreenLine, ScreenTabs, type ScreenProps } from '../shared/drawings/screen-parts.tsx'
import type { SetScreenMessages } from './drawing-messages.ts'
import { SetRing, type SetRingProps } from './set-ring.tsx'

export interface SetScreenProps extends ScreenProps<SetScreenMessages>, Pick<SetRingProps, 'share'> {}

/** Illustration: the app's screen during a set. */
export function SetScreen({ texts, share, ...props }: SetScreenProps) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <SetRing share={share} figure={texts.left} caption={texts.of} className="mx-auto mt-4 size-60" />
      <NextCard texts={texts} />
      <ScreenTabs current="today" />
    </PhoneFrame>
  )
}

/** The panel with what comes after the set. */
export function NextCard({ texts }: Pick<SetScreenProps, 'texts'>) {
  return (
    <ScreenCard title={texts.next} text={texts.nextText} action={texts.action}>
      {texts.lines.map(({ move, value }) => (
        <ScreenLine key={move} value={value}>
          {move}
        </ScreenLine>
      ))}
    </ScreenCard>
  )
}
