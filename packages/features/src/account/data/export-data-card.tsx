'use client'

import { Card } from '@summit/ui/card'
import { SubmitButton } from '../../shared/form/submit-button.tsx'
import type { ExportDataHandle } from './use-export-data.ts'

export interface ExportDataCardProps {
  exportData: ExportDataHandle
}

/** The button that downloads the user's data. Renders a card. */
export function ExportDataCard({ exportData: { state, messages, download } }: ExportDataCardProps) {
  const isPending = state.status === 'pending'
  return (
    <Card className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-6">
      <div className="grid gap-2">
        <h2 className="text-h3">{messages.title}</h2>
        <p className="text-ink-muted">{messages.text}</p>
      </div>
      <form
        method="post"
        aria-busy={isPending}
        className="grid gap-4"
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
    </Card>
  )
}
