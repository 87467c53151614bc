import type { Loader } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker, type SetupWorker } from 'msw/browser'

let worker: Promise<SetupWorker> | undefined
const answerCalls = mswLoader(startWorker)

/** Answers a story's calls with its handlers, `parameters.msw`. The worker starts with the first story that has some. */
export const mockCalls: Loader = (context) => (worker || context.parameters.msw ? answerCalls(context) : {})

/** Starts the one service worker of all stories; its file stands beside the preview's, at whatever path that is. */
export function startWorker(): Promise<SetupWorker> {
  return (worker ??= start())
}

async function start(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
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
