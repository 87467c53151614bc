import { AnalyticsIcon, BarcodeIcon, LibraryIcon, TodayIcon } from '@summit/ui/icons'
import type { ReactNode } from 'react'

/** The props of every illustration of the app's screen. `Texts` are the texts on it. */
export interface ScreenProps<Texts> {
  /** The accessible name: the screen's content in one sentence. */
  label: string
  texts: Texts
  /** Places the phone and gives it its font size. */
  className?: string | undefined
}

export interface ScreenHeadProps {
  lead: string
  title: string
  /** The first letter of the user's name. */
  initial: string
}

/** The header of a screen: section, title and the user's initial. */
export function ScreenHead({ lead, title, initial }: ScreenHeadProps) {
  return (
    <div className="flex items-end justify-between px-5 pt-3 pb-1">
      <div className="grid gap-1">
        <span className="text-caption text-ink-muted">{lead}</span>
        <span className="font-display text-dialog">{title}</span>
      </div>
      <span className="grid size-9 place-items-center rounded-round bg-highlight font-label text-on-highlight">
        {initial}
      </span>
    </div>
  )
}

/** The main figure of a screen, with its unit and a caption. */
export function ScreenFigure({ figure, unit, children }: { figure: ReactNode; unit: string; children: ReactNode }) {
  return (
    <div className="px-5 pt-1">
      <div className="font-display text-figure tabular-nums">
        {figure}
        <span className="ms-1 text-[0.5em] tracking-normal">{unit}</span>
      </div>
      <div className="mt-1 text-caption text-ink-muted">{children}</div>
    </div>
  )
}

export interface ScreenCardProps {
  title: string
  text: ReactNode
  /** The label of the drawn button. With one, the panel fills the rest of the screen. */
  action?: ReactNode
  children?: ReactNode
}

/** A panel of a screen. */
export function ScreenCard({ title, text, action, children }: ScreenCardProps) {
  return (
    <div className={`mx-3 mt-4 flex flex-col rounded-2 bg-surface p-4 ${action ? 'grow' : ''}`}>
      <span className="font-display text-h4">{title}</span>
      <span className="mt-1 mb-2 text-caption text-ink-muted tabular-nums">
        <bdi>{text}</bdi>
      </span>
      {children}
      {action && <span className="mt-auto rounded-1 bg-ink py-3 text-center font-label text-ground">{action}</span>}
    </div>
  )
}

/** A line of a panel: a label and its value. */
export function ScreenLine({ value, children }: { value: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-t border-line py-2 text-small tabular-nums">
      {children}
      <span className="ms-auto text-ink-muted">
        <bdi>{value}</bdi>
      </span>
    </div>
  )
}

const tabs = { today: TodayIcon, library: LibraryIcon, scan: BarcodeIcon, progress: AnalyticsIcon }

/** The tabs at the foot of every screen. */
export function ScreenTabs({ current }: { current: keyof typeof tabs }) {
  return (
    <div className="mt-auto flex justify-between px-6 pt-3 pb-6 text-ink-muted">
      {Object.entries(tabs).map(([name, Icon]) => (
        <Icon key={name} size="text" className={name === current ? 'text-ink' : ''} />
      ))}
    </div>
  )
}
