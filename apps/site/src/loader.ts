import { connectionMessages } from '@summit/features/connection/messages'
import { markDevice } from '@summit/features/device-mark'
import { startNewsletterTimer } from '@summit/features/newsletter/timer'
import { markSignedInEarly } from '@summit/features/signed-in-mark'
import { clickDrawer } from '@summit/ui/drawer/click'
import type { Client } from './client.tsx'
import { NEWSLETTER_SEEN_KEY } from './newsletter-seen-key.ts'

/*
 * Inline script of every page. Hydrates on the first interaction, or at once on account pages; queues the last click or
 * submit and replays it after hydration. Sign-in also hydrates for a session to continue or a demo account. Plain links
 * load a document, and the menu opens without React. Marks the document for signed-in visitors and for Android. It
 * also times the newsletter pop-up on the pages that have it.
 */

/** How long a queued click or submit waits for hydration, in ms. */
const REPLAY_TIMEOUT_MS = 8000

/** How long requests for what may be needed soon wait for idle time, in ms. */
const IDLE_TIMEOUT_MS = 2000

/** The script's data attributes. Account pages hydrate at once (`start`). */
type Data = { brand: string; entry: string; start?: 'now'; sheet?: string; offers?: string; newsletter?: '' }

const interactions = 'pointerdown keydown focusin input click submit popstate'.split(' ')
// SAFETY: the prerenderer puts them on this very element.
const { brand, entry, newsletter, offers, sheet, start } = (document.currentScript as HTMLScriptElement).dataset as Data

markSignedInEarly(brand)
markDevice()

let hydration: Promise<void> | undefined
let queued: { control: Element; repeat: () => void; timer: ReturnType<typeof setTimeout> } | undefined

// SAFETY: not in TypeScript's DOM library; undefined in browsers without the Network Information API.
const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
const savesData = connection?.saveData || connection?.effectiveType.endsWith('2g')

const notice = Object.assign(document.createElement('p'), {
  role: 'alert',
  className: 'needs-connection',
  textContent: connectionMessages.needsConnection,
})

/** Preloads the scripts of the page, or of what a control opens, once. The lists of files are the end of the document. */
function preload(name = '') {
  const list = document.getElementById(`preload-${name}`)
  if (!list) return
  list.remove()
  // SAFETY: the prerenderer wrote it.
  for (const href of JSON.parse(list.textContent) as string[]) appendLink({ rel: 'modulepreload', href })
}

function appendLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

/**
 * Preloads the page before any interaction, the style sheet by a request: Safari has no prefetch links, Firefox applies
 * `default-src` to them, and browsers warn about a preloaded style sheet that is not used soon.
 */
function preloadPage() {
  preload('page')
  if (!sheet) return
  fetch(sheet, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => {})
}

/** Loads a marketing page's whole style sheet, which is applied while the scripts are still on their way. */
function loadSheet() {
  return sheet && new Promise((onload, onerror) => appendLink({ rel: 'stylesheet', href: sheet, onload, onerror }))
}

function hydrate() {
  preload('page')
  hydration ??= Promise.all([import(/* @vite-ignore */ entry) as Promise<Client>, loadSheet()])
    .then(([client]) => {
      // React must find the page as it was prerendered.
      notice.remove()
      return client.hydrate(newsletterDue)
    })
    .then(
      () => {
        for (const type of interactions) removeEventListener(type, onInteraction, true)
        dequeue()?.repeat()
      },
      () => {
        hydration = undefined
        showNotice()
      },
    )
}

function onInteraction(event: Event) {
  const { type, target } = event
  if (type === 'submit') {
    const form = target as HTMLFormElement
    const { submitter } = event as SubmitEvent
    queue(event, submitter ?? form, () => form.requestSubmit(submitter))
  } else if (type === 'click') {
    const button = (target as Element).closest<HTMLElement>('button,[type=submit]')
    if (clickDrawer(event as MouseEvent)) {
      // A dialog that opens without its content, which React has to bring.
      const frame = document.querySelector('[open] [data-frame]')
      if (frame) wait(frame, () => (frame.ariaBusy = 'true'))
    } else if (button) queue(event, button, () => button.click())
  }
  // After a reload, Back to an entry of the router's, which have a state, changes only the address.
  if ((event as PopStateEvent).state) location.reload()
  else hydrate()
}

/** Hydrates if the API has an offer at this address: a session to continue, or a demo account. */
async function hydrateForOffer(url: string) {
  const response = await fetch(url)
  if ((await response.text()) !== '{}') hydrate()
}

/** Queues a click or submit until hydration. */
function queue(event: Event, control: Element, repeat: () => void) {
  event.preventDefault()
  event.stopImmediatePropagation()
  wait(control, repeat)
}

/** Shows an element as busy until hydration, and then calls `repeat`. Only the last one is kept. */
function wait(control: Element, repeat: () => void) {
  dequeue()
  notice.remove()
  control.ariaBusy = 'true'
  queued = { control, repeat, timer: setTimeout(showNotice, REPLAY_TIMEOUT_MS) }
}

function dequeue() {
  const last = queued
  queued = undefined
  if (last) {
    clearTimeout(last.timer)
    last.control.ariaBusy = null
  }
  return last
}

/**
 * Shows the connection notice in the pending form or dialog, or at the end of `<body>`: after a click or submit that
 * waited, and on account pages, which cannot be used without hydration.
 */
function showNotice() {
  const last = dequeue()
  if (last || start) (last?.control.closest('form,[data-frame]') ?? document.body).append(notice)
}

// During a view transition, a click reaches no element but the root: ends the transition and repeats the click.
addEventListener(
  'click',
  (event) => {
    if (event.target !== document.documentElement) return
    document.activeViewTransition?.skipTransition()
    const element = document.elementFromPoint(event.clientX, event.clientY)
    if (element === event.target) return
    element?.closest<HTMLElement>('a,button,input,textarea')?.focus()
    element?.dispatchEvent(new MouseEvent('click', event))
  },
  true,
)
// Before `onInteraction`, which stops a click that has to wait.
addEventListener(
  'click',
  ({ target }) => preload((target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens),
  true,
)
for (const type of interactions) addEventListener(type, onInteraction, true)

/** Resolves when the pop-up may open: never if it was seen before, nor on a page without it. */
const newsletterDue = new Promise<void>((resolve) => {
  if (newsletter === undefined) return
  startNewsletterTimer({
    seenKey: NEWSLETTER_SEEN_KEY,
    onSoon() {
      if (!savesData) preload('newsletter')
    },
    onDue() {
      resolve()
      hydrate()
    },
  })
})

if (start === 'now') document.addEventListener('DOMContentLoaded', hydrate)
else
  addEventListener('load', () => {
    // After the first frame, which nothing of this may delay. A busy browser may have no idle time for many seconds.
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: IDLE_TIMEOUT_MS })
      else setTimeout(prepare)
    })
  })

/** Requests what the page may need soon. */
function prepare() {
  for (const url of offers?.split(' ') ?? []) hydrateForOffer(url).catch(() => {})
  if (savesData) return
  if (document.forms.length || scrollY) preloadPage()
  // At the end of a scroll, whose frames the parsing would delay.
  else addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', preloadPage, { once: true })
}
