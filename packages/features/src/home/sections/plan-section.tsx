'use client'

import { Button } from '@summit/ui/button'
import { Container } from '@summit/ui/container'
import { Drawer } from '@summit/ui/drawer'
import { Section } from '@summit/ui/section'
import { useState } from 'react'
import type { PlanPicture } from '../../shared/config/brand.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { homeMessages } from '../home.ts'
import { PlanDialog, type PlanDialogProps } from './plan-dialog.tsx'
import type { HomeSectionProps } from './section-props.ts'

export interface PlanSectionProps extends HomeSectionProps, Pick<PlanDialogProps, 'Form'> {
  /** Pictures of pages of the workout plan, the cover first. */
  pages: readonly PlanPicture[]
}

/** The workout plan that newsletter subscribers get, with pictures of its pages and a button that opens the form for it. */
export function PlanSection({ pages, Form, messages: ownMessages }: PlanSectionProps) {
  const messages = useMessages(homeMessages, ownMessages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section id="plan">
      <Container className="grid grid-cols-1 gap-10 md:grid-cols-2 md:items-center lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col items-start gap-6">
          <h2>{messages.freePlan}</h2>
          <p className="max-w-measure text-lead text-ink-muted">{messages.freePlanText}</p>
          <Drawer.Root open={isOpen} onOpenChange={setIsOpen}>
            <Drawer.Trigger
              data-opens="plan-form"
              render={<Button variant="secondary" className="scriptless:hidden print:hidden" />}
              onClick={() => setIsOpen(true)}
            >
              {messages.getPlan}
            </Drawer.Trigger>
            <PlanDialog isOpen={isOpen} close={() => setIsOpen(false)} Form={Form} messages={messages} />
          </Drawer.Root>
        </div>
        {/* In ascending steps, cut at the section's edge. */}
        <div className="-mb-(--space-section) flex items-start gap-3 self-end">
          {pages.map((page) => (
            <img
              key={page.src}
              {...page}
              alt=""
              loading="lazy"
              className="min-w-0 border border-line first:[translate:0_40%] nth-2:[translate:0_20%]"
            />
          ))}
        </div>
      </Container>
    </Section>
  )
}
