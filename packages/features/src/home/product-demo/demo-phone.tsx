import { PhoneFrame } from '@summit/ui/product/phone-frame'
import { useConfig } from '../../shared/config/use-config.ts'
import { ScreenTabs } from '../../shared/drawings/screen-parts.tsx'
import { SleepBanner } from '../drawings/sleep-banner.tsx'
import type { HomeMessages } from '../home.ts'
import type { ProductDemoChapter } from './product-demo-state.ts'
import { RidgeScene } from './ridge-scene.tsx'
import { ScanScene } from './scan-scene.tsx'
import { TimerScene } from './timer-scene.tsx'
import { TodayScene } from './today-scene.tsx'

const tabs = { sleep: 'today', sets: 'today', scan: 'scan', timer: 'today', ridge: 'progress' } as const

/** Illustration: the demo's phone, with all of its screens in one place. */
export function DemoPhone({ chapter, messages }: { chapter: ProductDemoChapter; messages: HomeMessages }) {
  const { brand } = useConfig()
  const { app, demoScenes } = messages
  const { slept, timer, ridge, chapters } = demoScenes
  const times = {
    sleep: app.today.time,
    sets: app.today.time,
    scan: app.scan.time,
    timer: timer.time,
    ridge: ridge.time,
  }
  return (
    <PhoneFrame
      data-part="phone"
      label={chapters[chapter].picture(brand.name)}
      time={times[chapter]}
      className="text-[min(14px,4.6cqi)]"
    >
      <div className="relative grow overflow-clip">
        <TodayScene messages={messages} />
        <ScanScene messages={messages} />
        <TimerScene messages={messages} />
        <RidgeScene messages={messages} />
      </div>
      <ScreenTabs current={tabs[chapter]} />
      <SleepBanner data-part="banner" texts={slept} />
    </PhoneFrame>
  )
}
