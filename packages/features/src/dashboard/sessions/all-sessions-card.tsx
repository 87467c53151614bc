'use client'

import { Badge } from '@summit/ui/badge'
import { Button } from '@summit/ui/button'
import { getDeviceName } from './sessions.ts'
import { SessionDate, SessionsFrame, toKey, type SessionListProps, type SessionsCardProps } from './sessions-card.tsx'

/** All browsers in which the user is signed in, each with a button that signs out of it. Renders a card. */
export function AllSessionsCard({ sessions }: SessionsCardProps) {
  return <SessionsFrame sessions={sessions} List={FullList} />
}

function FullList({ handle: { state, messages, end }, sessions }: SessionListProps) {
  return (
    <ul className="grid w-full">
      {sessions.map((session) => {
        const { id, isCurrent } = session
        const device = getDeviceName(session, messages)
        const name = device ?? (isCurrent ? messages.current : messages.other)
        const isEnding = state.status === 'ending' && state.id === id
        return (
          <li
            key={toKey(session)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line py-3"
          >
            <div className="grid min-w-[min(9rem,100%)] flex-1 gap-0.5">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-label">
                {name}
                {isCurrent && device && <Badge>{messages.current}</Badge>}
              </span>
              <SessionDate session={session} messages={messages} />
            </div>
            {!isCurrent && id !== undefined && (
              <Button
                variant="secondary"
                size="small"
                className="flex-none"
                // While it is pending, its text says so.
                aria-label={isEnding ? undefined : messages.endOf(name)}
                pending={isEnding}
                pendingLabel={messages.ending}
                onClick={() => end(id)}
              >
                {messages.end}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
