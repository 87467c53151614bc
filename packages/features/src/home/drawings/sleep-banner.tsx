import { HealthIcon } from '@summit/ui/icons'
import type { ComponentProps } from 'react'
import type { DemoMessages } from './demo-messages.ts'

export interface SleepBannerProps extends ComponentProps<'div'> {
  texts: DemoMessages['slept']
}

/** A notification at the top of a phone: a short night. */
export function SleepBanner({ texts, className = '', ...rest }: SleepBannerProps) {
  return (
    <div
      {...rest}
      className={`absolute inset-x-3 top-3 flex items-center gap-3 rounded-2 bg-highlight px-4 py-5 text-on-highlight shadow-2 ${className}`}
    >
      <HealthIcon size="text" className="text-[1.7em]" />
      <span className="grid">
        <span className="font-display text-h4">{texts.title}</span>
        <span className="text-small">{texts.text}</span>
      </span>
    </div>
  )
}
