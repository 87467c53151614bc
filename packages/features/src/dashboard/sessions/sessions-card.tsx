'use client'

import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import { Skeleton } from '@summit/ui/skeleton'
import { useFormat } from '../../shared/config/use-format.ts'
import type { UserSession } from './sessions.ts'
import type { SessionsHandle } from './use-sessions.ts'

/** How many sessions are listed. The others are counted. */
const SHOWN = 2

export interface SessionsCardProps {
  sessions: SessionsHandle
}

/** The browsers in which the user is signed in, and a button that signs out of the others. Renders a card. */
export function SessionsCard({ sessions: { state, messages, endOthers } }: SessionsCardProps) {
  return (
    <Card className="flex h-full flex-col items-start gap-4">
      <h2 className="text-h3">{messages.title}</h2>
      {state.status === 'pending' && <Skeleton className="w-40" />}
      {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
      {'sessions' in state && (
        <>
          <SessionList sessions={state.sessions} messages={messages} />
          {state.sessions.length > 1 ? (
            <Button
              variant="secondary"
              size="small"
              pending={state.status === 'ending'}
              pendingLabel={messages.ending}
              onClick={endOthers}
            >
              {messages.endOthers}
            </Button>
          ) : (
            <p className="text-ink-muted">{messages.nowhereElse}</p>
          )}
        </>
      )}
      <p role="status">{state.status === 'error' && messages.failed}</p>
    </Card>
  )
}

interface SessionListProps extends Pick<SessionsHandle, 'messages'> {
  sessions: readonly UserSession[]
}

function SessionList({ sessions, messages }: SessionListProps) {
  const format = useFormat()
  // The current session first, whatever was used last.
  const sorted = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const hidden = sorted.length - SHOWN
  return (
    <ul className="grid w-full">
      {sorted.slice(0, SHOWN).map(({ isCurrent, createdAt, seenAt }) => (
        <li
          key={`${createdAt} ${seenAt} ${isCurrent}`}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3"
        >
          <span className="font-label">{isCurrent ? messages.current : messages.other}</span>
          <span className="text-ink-muted">
            {isCurrent
              ? messages.signedIn(format.date(new Date(createdAt)))
              : messages.lastUsed(format.date(new Date(seenAt)))}
          </span>
        </li>
      ))}
      {hidden > 0 && <li className="border-t border-line py-3 text-ink-muted">{messages.more(hidden)}</li>}
    </ul>
  )
}
