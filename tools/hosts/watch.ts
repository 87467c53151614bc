import type { Page } from '@playwright/test'

/** Records what the pages of a tab say on the console, violations of their policy included, and what they request. */
export function watch(page: Page, origin: string, apiOrigin: string) {
  const messages: string[] = []
  const requests: string[] = []
  page.on('console', (message) => {
    const isNotice = ['debug', 'info', 'log'].includes(message.type())
    if (!isNotice) messages.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('request', (request) => {
    const { origin: at, pathname, protocol } = new URL(request.url())
    const isOwn = at === origin && !/^\/(api|auth|dashboard)\b/.test(pathname)
    if (!isOwn && at !== apiOrigin && protocol !== 'data:') requests.push(request.url())
  })
  return {
    /** Errors and warnings so far. */
    messages,
    /** Requests so far that go neither to the host's own pages nor to its API. */
    requests,
  }
}
