import { PhoneFrame } from '@summit/ui/phone-frame'
import { Barcode } from './barcode.tsx'
import { ScreenCard, ScreenHead, ScreenLine, ScreenTabs, type ScreenProps } from '../../shared/screens/screen-parts.tsx'
import type { ScreenMessages } from './drawing-messages.ts'

/** Illustration: the app's screen while a barcode is scanned. */
export function ScanScreen({ texts, ...props }: ScreenProps<ScreenMessages['scan']>) {
  return (
    <PhoneFrame time={texts.time} {...props}>
      <ScreenHead lead={texts.lead} title={texts.title} initial={texts.initial} />
      <div className="relative mx-3 mt-4 grid h-68 flex-none place-items-center overflow-clip rounded-2 bg-line">
        <div className="w-52 -rotate-4 rounded-1 bg-ink p-4 text-ground">
          <div className="mb-3 font-display text-h4">{texts.pack}</div>
          <Barcode className="h-15" />
        </div>
        <Corner className="start-5 top-5 border-s-[0.17em] border-t-[0.17em]" />
        <Corner className="inset-e-5 top-5 border-e-[0.17em] border-t-[0.17em]" />
        <Corner className="start-5 bottom-5 border-s-[0.17em] border-b-[0.17em]" />
        <Corner className="inset-e-5 bottom-5 border-e-[0.17em] border-b-[0.17em]" />
        <span className="absolute inset-x-5 top-[58%] h-0.5 bg-(--color-accent)" />
      </div>
      <ScreenCard title={texts.food} text={texts.details} action={texts.action}>
        {texts.lines.map(({ label, value }) => (
          <ScreenLine key={label} value={value}>
            {label}
          </ScreenLine>
        ))}
      </ScreenCard>
      <ScreenTabs current="scan" />
    </PhoneFrame>
  )
}

function Corner({ className }: { className: string }) {
  return <span className={`absolute size-7 border-ink ${className}`} />
}
