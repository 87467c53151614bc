'use client'

import { ContourLines } from '@summit/ui/product/contour'
import { Dialog } from '@summit/ui/dialog'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import type { PlanPicture } from '../shared/config/brand.ts'
import { ascent } from './ascent.ts'
import { NewsletterFormView } from './newsletter-form-view.tsx'
import type { NewsletterHandle } from './use-newsletter.ts'

/** The parts of the pop-up that differ from host to host. */
export interface NewsletterParts {
  /** Pictures of three pages of the workout plan, the cover first. @default a drawing of the cover, if the texts have its title */
  pages?: readonly PlanPicture[] | undefined
}

export interface NewsletterViewProps extends NewsletterParts {
  newsletter: NewsletterHandle
}

/** The newsletter pop-up. Renders a modal dialog with a form, or nothing while hidden and after success. */
export function NewsletterView({ newsletter, pages }: NewsletterViewProps) {
  const { state, messages, dismiss } = newsletter
  return (
    // Without a trigger, the only possible change is closing.
    <Dialog.Root open={state.status !== 'hidden' && state.status !== 'success'} onOpenChange={dismiss}>
      <Dialog.Content
        size={pages && 'large'}
        banner={pages ? <PlanPages pages={pages} /> : messages.plan && <PlanCover title={messages.plan} />}
        bannerSide={pages && 'start'}
        closeLabel={messages.close}
      >
        <Dialog.Title>{messages.title}</Dialog.Title>
        <Dialog.Description>{messages.text}</Dialog.Description>
        <NewsletterFormView newsletter={newsletter} autoFocus />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Pages of the plan in the banner. The cover lies on top. */
function PlanPages({ pages }: { pages: readonly PlanPicture[] }) {
  return (
    <div className="absolute inset-0">
      <ContourLines />
      {pages.map((page, index) => (
        <img
          key={page.src}
          {...page}
          alt=""
          className={`absolute w-1/4 shadow-2 md:w-[62%] ${pagePlaces[index] ?? ''}`}
        />
      ))}
    </div>
  )
}

/** In ascending steps: side by side and clear of the close button, or one above the other. */
const pagePlaces = [
  'start-[5%] top-9 z-2 md:start-[8%] md:top-auto md:-bottom-[8%]',
  'start-[31.5%] top-6 z-1 md:start-[18%] md:top-auto md:bottom-[18%]',
  'start-[58%] top-3 md:start-[28%] md:top-auto md:bottom-[44%]',
]

/** Illustration: the plan's first page in the banner. White in both themes; does not scale with the text. */
function PlanCover({ title }: { title: string }) {
  return (
    <div aria-hidden="true">
      <ContourLines />
      <div
        data-theme="light"
        className="absolute start-[2.5em] top-[1.5em] z-(--z-content) h-[11em] w-[8em] -rotate-5 overflow-clip border border-transparent bg-surface p-[0.75em] font-display text-[min(0.8125rem,4vw)] leading-head font-label text-ink shadow-2 rtl:rotate-5"
      >
        {title}
        <ElevationChart
          heights={ascent}
          className="absolute inset-x-0 bottom-[2.5em] h-[4em] text-brand [--elevation-chart-fill:var(--color-brand)]"
        />
      </div>
    </div>
  )
}
