import { setupWorker } from 'msw/browser'
import type { SetupWorker } from 'msw/browser'

/** The one service worker of all stories, started once. */
export const worker = start()

async function start(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ url }, print) => {
      if (isCall(new URL(url))) print.error()
    },
  })
  return worker
}

/** Whether a request is a call to a server, ours or another's, rather than a file of Storybook itself. */
export function isCall({ origin, pathname }: URL, own = location.origin): boolean {
  return origin !== own || /^\/(api|auth)\//.test(pathname)
}
