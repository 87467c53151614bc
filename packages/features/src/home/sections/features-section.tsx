'use client'

import { Card, CardGrid } from '@summit/ui/card'
import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { ArrowIcon, ChallengeIcon, HealthIcon, OfflineIcon, QuickIcon, SyncIcon } from '@summit/ui/icons'
import { linkVariants } from '@summit/ui/link'
import { Section } from '@summit/ui/section'
import type { ReactNode } from 'react'
import { PageLink } from '../../shared/config/page-link.tsx'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { ExerciseIndex, MonthProfile, PlanChart, ScanResults } from '../drawings/feature-drawings.tsx'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'

/** The grid of Premium features, with a link to the features page. */
export function FeaturesSection({ messages: ownMessages }: HomeSectionProps) {
  const { routes } = useConfig()
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Section background="brand">
      <Container className="@container">
        <div className="cols mb-12 items-end">
          <h2 className="col-span-7">{messages.features}</h2>
          <p className="col-span-5 text-lead text-ink-muted">{messages.featuresLead}</p>
        </div>
        <CardGrid className="@min-[42rem]:grid-cols-12">
          <Cell title={messages.plan} text={messages.planText} className="@min-[42rem]:col-span-7">
            <PlanChart texts={messages.drawings.plan} />
          </Cell>
          <Cell title={messages.food} text={messages.foodText} className="@min-[42rem]:col-span-5">
            <ScanResults texts={messages.drawings.food} />
          </Cell>
          <Cell title={messages.videos} text={messages.videosText} className="@min-[42rem]:col-span-5">
            <ExerciseIndex texts={messages.drawings.exercises} />
          </Cell>
          <Cell title={messages.stand} text={messages.standText} className="@min-[42rem]:col-span-7">
            <MonthProfile texts={messages.drawings.month} />
          </Cell>
          <Cell title={messages.also} text={messages.alsoText} className="isolate @min-[42rem]:col-span-5">
            <div className="absolute inset-0 -z-1 overflow-clip">
              <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
            </div>
            <p>
              <PageLink href={routes.features} className={linkVariants({ variant: 'arrow' })}>
                {messages.allFeatures}
                <ArrowIcon size="small" />
              </PageLink>
            </p>
          </Cell>
          <ul className="crossed relative grid border border-line wrap-anywhere @min-[42rem]:col-span-7">
            <Legend icon={<ChallengeIcon />} title={messages.challenges} text={messages.challengesText} />
            <Legend icon={<OfflineIcon />} title={messages.offline} text={messages.offlineText} />
            <Legend icon={<SyncIcon />} title={messages.sync} text={messages.syncText} />
            <Legend icon={<QuickIcon />} title={messages.quick} text={messages.quickText} />
            <Legend icon={<HealthIcon />} title={messages.health} text={messages.healthText} />
          </ul>
        </CardGrid>
      </Container>
    </Section>
  )
}

interface CellProps {
  title: string
  text: string
  className: string
  children: ReactNode
}

/** A cell of the grid: a title, a sentence, and below them an illustration. */
function Cell({ title, text, className, children }: CellProps) {
  return (
    <Card className={`@container flex flex-col gap-2 *:last:mt-auto *:last:pt-6 ${className}`}>
      <h3>{title}</h3>
      <p className="max-w-measure text-ink-muted">{text}</p>
      {children}
    </Card>
  )
}

function Legend({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-2 border-line px-(--pad-card) py-4 not-first:border-t">
      {icon}
      <span className="grid grow basis-32 items-baseline gap-x-4 lg:grid-cols-[5fr_8fr]">
        <span className="font-label">{title}</span> <span className="text-small text-ink-muted">{text}</span>
      </span>
    </li>
  )
}
