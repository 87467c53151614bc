import { ScanScreen } from '../drawings/scan-screen.tsx'
import { ProgressScreen, TodayScreen } from '../drawings/screens.tsx'
import type { HomeMessages } from '../home.ts'
import type { ProductDemoScreen } from './product-demo-state.ts'

export interface DemoScreenProps {
  screen: ProductDemoScreen
  messages: HomeMessages
  /** The accessible name. */
  label: string
  className: string
}

/** Illustration: a phone with one of the demo's screens. */
export function DemoScreen({ screen, messages: { app }, ...props }: DemoScreenProps) {
  switch (screen) {
    case 'today':
      return <TodayScreen texts={app.today} {...props} />
    case 'scan':
      return <ScanScreen texts={app.scan} {...props} />
    case 'progress':
      return <ProgressScreen texts={app.progress} {...props} />
    default:
      return screen satisfies never
  }
}
