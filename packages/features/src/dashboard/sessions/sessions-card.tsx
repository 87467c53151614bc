'use client'

import { Button } from '@summit/ui/button'
import { Card } from '@summit/ui/card'
import { Skeleton } from '@summit/ui/skeleton'
import { useEffect, useRef, type ComponentType } from 'react'
import { useFormat } from '../../shared/config/use-format.ts'
import { getDeviceName, type UserSession } from './sessions.ts'
import type { SessionsHandle } from './use-sessions.ts'

/** How many sessions a summary lists. The others are counted. */
const SHOWN = 2

export interface SessionsCardProps {
  sessions: SessionsHandle
}

/** The first browsers in which the user is signed in, and a button that signs out of the others. Renders a card. */
export function SessionsCard({ sessions }: SessionsCardProps) {
  return <SessionsFrame sessions={sessions} List={Summary} />
}

interface SessionsFrameProps extends SessionsCardProps {
  List: ComponentType<SessionListProps>
}

/** What the two cards of sessions have in common: all but the list. */
export function SessionsFrame({ sessions, List }: SessionsFrameProps) {
  const { state, messages, endOthers } = sessions
  const heading = useRef<HTMLHeadingElement>(null)
  const hasEnded = state.status === 'ready' && state.hasEnded
  const count = 'sessions' in state ? state.sessions.length : 0
  useEffect(() => {
    // The button that had the focus is gone with its session.
    if (hasEnded && document.activeElement === document.body) heading.current?.focus()
  }, [hasEnded, count])
  return (
    <Card className="flex h-full flex-col items-start gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {messages.title}
      </h2>
      {state.status === 'pending' && <Skeleton className="w-40" />}
      {state.status === 'unavailable' && <p className="text-ink-muted">{messages.unavailable}</p>}
      {'sessions' in state && (
        <>
          <List handle={sessions} sessions={sort(state.sessions)} />
          {state.sessions.length > 1 ? (
            <Button
              variant="secondary"
              size="small"
              pending={state.status === 'ending' && state.id === undefined}
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
      <p role="status">
        {state.status === 'error' && messages.failed}
        {hasEnded && messages.ended}
      </p>
    </Card>
  )
}

/** The props of a list of sessions, the current one first. */
export interface SessionListProps {
  handle: SessionsHandle
  sessions: readonly UserSession[]
}

/** Keys of rows: sessions may have no id. */
export const toKey = ({ id, isCurrent, createdAt, seenAt }: UserSession) => id ?? `${createdAt} ${seenAt} ${isCurrent}`

/** The current session first, whatever was used last. */
const sort = (sessions: readonly UserSession[]) =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

function Summary({ handle: { messages }, sessions }: SessionListProps) {
  const hidden = sessions.length - SHOWN
  return (
    <ul className="grid w-full">
      {sessions.slice(0, SHOWN).map((session) => (
        <li key={toKey(session)} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
          <span className="font-label">
            {session.isCurrent ? messages.current : (getDeviceName(session, messages) ?? messages.other)}
          </span>
          <SessionDate session={session} messages={messages} />
        </li>
      ))}
      {hidden > 0 && <li className="border-t border-line py-3 text-ink-muted">{messages.more(hidden)}</li>}
    </ul>
  )
}

/** When a session began, or was last used. */
export function SessionDate({
  session: { isCurrent, createdAt, seenAt },
  messages,
}: Pick<SessionsHandle, 'messages'> & { session: UserSession }) {
  const format = useFormat()
  const toDate = (time: number) => format.date(new Date(time), { dateStyle: 'medium' })
  return (
    <span className="text-ink-muted">
      {isCurrent ? messages.signedIn(toDate(createdAt)) : messages.lastUsed(toDate(seenAt))}
    </span>
  )
}
