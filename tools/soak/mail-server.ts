import { text } from 'node:stream/consumers'
import { startMailServer } from '../../apps/api/src/testing/mail-server.ts'

/** How the mail server behaves. */
export const behaviours = ['normal', 'normal', 'busy', 'slow'] as const

/** A mail server whose behaviour changes. */
export interface FaultyMailServer {
  url: string
  setBehaviour: (behaviour: (typeof behaviours)[number]) => void
  /** Message-IDs by recipient, with repetitions. */
  received: ReadonlyMap<string, readonly string[]>
  close: () => Promise<void>
}

/** Starts the mail server. `busy` rejects every recipient for now, `slow` takes 3 s to do anything. */
export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  let behaviour: (typeof behaviours)[number] = 'normal'
  const received = new Map<string, string[]>()
  const { port, close } = await startMailServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (behaviour === 'busy') done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      else setTimeout(() => done(), behaviour === 'slow' ? 3_000 : 0)
    },
    // Keeps the ids only: thousands of mails with their attachments are gigabytes.
    onData: (stream, { envelope }, done) => {
      void text(stream).then((source) => {
        const id = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? ''
        for (const { address } of envelope.rcptTo) received.set(address, [...(received.get(address) ?? []), id])
        done()
      }, done)
    },
  })
  return { url: `smtp://127.0.0.1:${port}`, setBehaviour: (next) => (behaviour = next), received, close }
}
