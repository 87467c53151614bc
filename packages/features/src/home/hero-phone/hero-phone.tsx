import { useConfig } from '../../shared/config/use-config.ts'
import { loadable } from '../../shared/config/loadable.tsx'
import { TodayScreen } from '../drawings/screens.tsx'
import type { HomeMessages } from '../home.ts'
import type { HeroPhoneHandle } from './use-hero-phone.ts'

/** The notification of a short night. Its code is loaded on demand. */
export const HeroBanner = loadable(async () => (await import('../drawings/sleep-banner.tsx')).SleepBanner)

export interface HeroPhoneProps {
  messages: HomeMessages
  /** Without it the phone stays still. */
  phone?: HeroPhoneHandle | undefined
  /** Places the phone and gives it its font size. */
  className?: string | undefined
}

/** The hero's phone: today's workout. While it plays, a notification comes and goes, and the former sets are shown. */
export function HeroPhone({ messages, phone, ...props }: HeroPhoneProps) {
  const { brand } = useConfig()
  const { app, screens, demoScenes } = messages
  const { element, isPlaying = false } = phone ?? {}
  return (
    <TodayScreen
      {...props}
      ref={element}
      label={screens.today(brand.name)}
      texts={app.today}
      formerSets={isPlaying ? demoScenes.heavy.sets : undefined}
    >
      {isPlaying && <HeroBanner texts={demoScenes.slept} className="hero-banner" />}
    </TodayScreen>
  )
}
