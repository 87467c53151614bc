import { startMailServer } from '../../apps/api/src/testing/mail-server.ts'

/** How the mail server behaves. */
export const moods = ['well', 'well', 'busy', 'slow'] as const

/** A mail server whose behaviour changes. */
export interface MoodyMailServer {
  url: string
  setMood: (mood: (typeof moods)[number]) => void
  /** Message-IDs by recipient, with repetitions. */
  received: () => Map<string, string[]>
  close: () => Promise<void>
}

/** Starts the mail server. `busy` rejects every recipient for now, `slow` takes 3 s to do anything. */
export async function startMoodyMailServer(): Promise<MoodyMailServer> {
  let mood: (typeof moods)[number] = 'well'
  const { port, received, close } = await startMailServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (mood === 'busy') done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
      else setTimeout(() => done(), mood === 'slow' ? 3_000 : 0)
    },
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    setMood: (next) => (mood = next),
    received: () => {
      const byRecipient = new Map<string, string[]>()
      for (const { recipients, source } of received) {
        const id = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? ''
        for (const each of recipients) byRecipient.set(each, [...(byRecipient.get(each) ?? []), id])
      }
      return byRecipient
    },
    close,
  }
}
