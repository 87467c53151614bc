'use client'

import { SubmitButton } from '../../shared/form/submit-button.tsx'
import { AccountCard } from '../account-card.tsx'
import type { ExportDataHandle } from './use-export-data.ts'

export interface ExportDataCardProps {
  exportData: ExportDataHandle
}

/** The button that downloads the user's data. Renders a card. */
export function ExportDataCard({ exportData: { state, messages, download } }: ExportDataCardProps) {
  const isPending = state.status === 'pending'
  return (
    <AccountCard title={messages.title} text={messages.text}>
      <form
        method="post"
        aria-busy={isPending}
        className="grid grow basis-64 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          download()
        }}
      >
        <SubmitButton
          variant="secondary"
          pending={isPending}
          pendingLabel={messages.submitting}
          error={state.status === 'error' ? state.message : undefined}
        >
          {messages.submit}
        </SubmitButton>
        <p role="status" className="text-ink-muted empty:hidden">
          {state.status === 'success' && messages.success}
        </p>
      </form>
    </AccountCard>
  )
}
