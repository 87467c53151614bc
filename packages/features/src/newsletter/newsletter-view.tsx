'use client'

import { EMAIL_MAX, NAME_MAX } from '@summit/contract'
import { ContourLines } from '@summit/ui/product/contour'
import { Dialog } from '@summit/ui/dialog'
import { ElevationChart } from '@summit/ui/product/elevation-chart'
import { TextField } from '@summit/ui/text-field'
import { useRef } from 'react'
import type { PlanPicture } from '../shared/config/brand.ts'
import { formText } from '../shared/form/form.ts'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { useForm } from '../shared/form/use-form.ts'
import { getFormError } from '../shared/form/form-status.ts'
import { ascent } from './ascent.ts'
import type { Signup } from './newsletter.ts'
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
  const { state, fieldErrors, messages, submit, dismiss } = newsletter
  const isSent = state.status === 'success'
  const isPending = state.status === 'pending'
  const { formProps, getError } = useForm((data) => submit(readSignup(data)), fieldErrors, isSent)
  const email = useRef<HTMLInputElement>(null)
  return (
    // Without a trigger, the only possible change is closing.
    <Dialog.Root open={state.status !== 'hidden' && !isSent} onOpenChange={dismiss}>
      <Dialog.Content
        size={pages && 'large'}
        banner={pages ? <PlanPages pages={pages} /> : messages.plan && <PlanCover title={messages.plan} />}
        bannerSide={pages && 'start'}
        closeLabel={messages.close}
        initialFocus={email}
      >
        <Dialog.Title>{messages.title}</Dialog.Title>
        <Dialog.Description>{messages.text}</Dialog.Description>
        <form
          {...formProps}
          aria-busy={isPending}
          data-state={state.status}
          className="grid grid-cols-[minmax(0,1fr)] gap-4"
        >
          <TextField
            label={messages.name}
            name="name"
            autoComplete="name"
            maxLength={NAME_MAX}
            placeholder={messages.namePlaceholder}
            error={getError('name')}
          />
          <TextField
            label={messages.email}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={EMAIL_MAX}
            placeholder={messages.emailPlaceholder}
            ref={email}
            error={getError('email')}
          />
          <SubmitButton
            block
            className="mt-2"
            pending={isPending}
            pendingLabel={messages.sending}
            error={getFormError(state, fieldErrors)}
          >
            {messages.submit}
          </SubmitButton>
        </form>
        <p className="text-caption text-ink-muted">{messages.note}</p>
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

function readSignup(data: FormData): Signup {
  return { email: formText(data, 'email'), name: formText(data, 'name').trim() || null }
}
