import type { Loader } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker, type SetupWorker } from 'msw/browser'
import type { Settings } from './modes.ts'

let worker: Promise<SetupWorker> | undefined
const answerCalls = mswLoader(startWorker)

/**
 * Loader: answers a story's requests with its handlers, `parameters.msw`, and before them with those of the toolbar. The
 * first story with handlers starts the worker. Loaders run again when a setting changes, while the story stays.
 */
export const mockCalls: Loader = async (context) => {
  if (!worker && !context.parameters.msw) return
  await answerCalls(context)
  // SAFETY: `preview.tsx` defines this global and its values.
  const server = context.globals['server'] as Settings['server']
  if (!context.parameters.msw || server === 'story') return
  const { serverHandlers } = await import('@summit/features/mocks')
  context.msw.use(...serverHandlers[server])
}

/** Starts the service worker, once. Its URL is relative to the preview, so that Storybook works below any path. */
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

/** Whether a request goes to an API, rather than to a file of Storybook. */
export function isCall({ origin, pathname }: URL, own = location.origin): boolean {
  return origin !== own || /^\/(api|auth)\//.test(pathname)
}
