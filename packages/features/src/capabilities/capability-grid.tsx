'use client'

import { Card, CardGrid } from '@summit/ui/card'
import type { ReactNode } from 'react'
import { useMessages } from '../shared/config/use-messages.ts'
import {
  capabilitiesMessages,
  type CapabilitiesMessages,
  type Capability,
  type CapabilityName,
} from './capabilities.ts'
import type { DrawingMessages } from './drawing-messages.ts'
import { HealthIllustration } from './illustrations/health-illustration.tsx'
import { QuickIllustration } from './illustrations/quick-illustration.tsx'
import { OfflineIllustration } from './illustrations/offline-illustration.tsx'
import { SyncIllustration } from './illustrations/sync-illustration.tsx'
import { WorkoutsIllustration } from './illustrations/workouts-illustration.tsx'
import { ChallengesIllustration } from './illustrations/challenges-illustration.tsx'
import { NutritionIllustration } from './illustrations/nutrition-illustration.tsx'
import { ProgressIllustration } from './illustrations/progress-illustration.tsx'
import { VideosIllustration } from './illustrations/videos-illustration.tsx'

const renderIllustrations = (texts: DrawingMessages): Readonly<Record<CapabilityName, ReactNode>> => ({
  workouts: <WorkoutsIllustration texts={texts.workouts} />,
  nutrition: <NutritionIllustration texts={texts.nutrition} />,
  videos: <VideosIllustration texts={texts.videos} />,
  progress: <ProgressIllustration texts={texts.progress} />,
  challenges: <ChallengesIllustration texts={texts.challenges} />,
  offline: <OfflineIllustration texts={texts.offline} />,
  sync: <SyncIllustration texts={texts.sync} />,
  quick: <QuickIllustration texts={texts.quick} />,
  health: <HealthIllustration texts={texts.health} />,
})

const wide = 'lg:col-span-7'
const narrow = 'lg:col-span-5'
const places: Readonly<Record<CapabilityName, string>> = {
  workouts: wide,
  nutrition: narrow,
  videos: narrow,
  progress: wide,
  challenges: wide,
  offline: narrow,
  sync: narrow,
  quick: wide,
  health: 'lg:col-span-12',
}

export interface CapabilityGridProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<CapabilitiesMessages> | undefined
}

/** The grid of capabilities. In wide cells the illustration is beside the text, in narrow ones within it. */
export function CapabilityGrid({ messages }: CapabilityGridProps) {
  const { capabilities, drawings } = useMessages(capabilitiesMessages, messages)
  const illustrations = renderIllustrations(drawings)
  // SAFETY: the type of the record has these names and no others.
  const names = Object.keys(capabilities) as CapabilityName[]
  return (
    <CardGrid className="lg:grid-cols-12">
      {names.map((name) => (
        <Cell key={name} capability={capabilities[name]} drawing={illustrations[name]} className={places[name]} />
      ))}
    </CardGrid>
  )
}

interface CellProps {
  capability: Capability
  drawing: ReactNode
  className: string
}

function Cell({ capability: { title, text, details }, drawing, className }: CellProps) {
  return (
    <Card role="article" className={`@container grid ${className}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-10 gap-y-6 @min-[36rem]:grid-cols-2 @min-[36rem]:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-1 content-start gap-2">
          <h2 className="text-h3">{title}</h2>
          <p className="max-w-measure text-ink-muted">{text}</p>
        </div>
        <div className="flex min-h-40 @min-[36rem]:col-start-2 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1">
          {drawing}
        </div>
        <ul className="grid gap-x-6 self-end text-small @min-[26rem]:grid-cols-2 @min-[36rem]:grid-cols-1 @min-[60rem]:grid-cols-2">
          {details.map((detail) => (
            <li
              key={detail}
              className="flex items-baseline gap-3 border-t border-line py-2 before:h-2 before:w-2.5 before:flex-none before:bg-current before:forced-color-adjust-none before:[clip-path:var(--triangle)]"
            >
              {detail}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
