import { connectionMessages } from '@summit/features/connection/messages'
import { markDevice } from '@summit/features/device-mark'
import { startNewsletterTimer } from '@summit/features/newsletter/timer'
import { markSignedInEarly } from '@summit/features/signed-in-mark'
import { clickDrawer } from '@summit/ui/drawer/click'
import type { Client } from './client.tsx'
import { NEWSLETTER_SEEN_KEY } from './newsletter-seen-key.ts'

/*
 * Inline bootstrap of every page. Hydrates on the first interaction, or at once on account pages; queues the last click
 * or submit and replays it after hydration. Sign-in also hydrates for a session to continue or a demo account. Plain links load a document, and the menu opens without React. Marks the
 * document for signed-in visitors. On marketing pages it also times the newsletter pop-up.
 */

/** How long a queued click or submit waits for hydration, in ms. */
const PATIENCE_MS = 8000

/** The script's data attributes. Account pages hydrate at once (`start`). */
type Data = { brand: string; entry: string; start?: 'now'; popup?: string; offers?: string }

const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']
// SAFETY: the prerenderer puts them on this very element.
const { brand, entry, offers, popup, start } = (document.currentScript as HTMLScriptElement).dataset as Data

markSignedInEarly(brand)
markDevice()

let arrival: Promise<void> | undefined
let press: { control: Element; repeat: () => void; timer: ReturnType<typeof setTimeout> } | undefined

// SAFETY: not in TypeScript's DOM library; undefined in browsers without the Network Information API.
const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
const savesData = connection?.saveData || connection?.effectiveType.endsWith('2g')

const note = Object.assign(document.createElement('p'), {
  role: 'alert',
  className: 'needs-connection',
  textContent: connectionMessages.needsConnection,
})

/** Preloads the page's code, once. The list of its files is the end of the document. */
function preloadPage() {
  const list = document.getElementById('preload')
  if (!list) return
  list.remove()
  // SAFETY: the prerenderer wrote it.
  preload(JSON.parse(list.textContent) as string[])
}

function preload(files: string[]) {
  for (const href of files) {
    // Browsers warn about a preloaded style sheet that is not used soon.
    const rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  }
}

function bring() {
  preloadPage()
  arrival ??= import(/* @vite-ignore */ entry)
    .then((client: Client) => {
      // React must find the page as it was prerendered.
      note.remove()
      return client.hydrate(newsletterDue)
    })
    .then(
      () => {
        for (const sign of signs) removeEventListener(sign, onSign, true)
        release()?.repeat()
      },
      () => {
        arrival = undefined
        giveUp()
      },
    )
}

function onSign(event: Event) {
  const { type, target } = event
  if (type === 'submit') {
    const form = target as HTMLFormElement
    const { submitter } = event as SubmitEvent
    keep(event, submitter ?? form, () => form.requestSubmit(submitter))
  } else if (type === 'click' && !clickDrawer(target as Element)) {
    const button = (target as Element).closest<HTMLElement>('button,[type=submit]')
    if (button) keep(event, button, () => button.click())
  }
  bring()
}

/** Hydrates if the API has an offer at this address: a session to continue, or a demo account. */
async function hydrateForOffer(url: string) {
  const response = await fetch(url)
  if ((await response.text()) !== '{}') bring()
}

/** Queues a click or submit until hydration. Only the last one is kept. */
function keep(event: Event, control: Element, repeat: () => void) {
  event.preventDefault()
  event.stopImmediatePropagation()
  release()
  note.remove()
  control.ariaBusy = 'true'
  press = { control, repeat, timer: setTimeout(giveUp, PATIENCE_MS) }
}

function release() {
  const kept = press
  press = undefined
  if (kept) {
    clearTimeout(kept.timer)
    kept.control.ariaBusy = null
  }
  return kept
}

/**
 * Shows the connection notice in the pending form, or at the end of `<body>`: after a click or submit that waited, and
 * on account pages, which cannot be used without hydration.
 */
function giveUp() {
  const kept = release()
  if (kept || start) (kept?.control.closest('form') ?? document.body).append(note)
}

for (const sign of signs) addEventListener(sign, onSign, true)

/** Resolves when the pop-up may open. Never if it was seen before, nor in the document of a form or an account page. */
const newsletterDue = new Promise<void>((resolve) => {
  if (!popup) return
  startNewsletterTimer({
    seenKey: NEWSLETTER_SEEN_KEY,
    onSoon() {
      if (!savesData) preload([popup])
    },
    onDue() {
      resolve()
      bring()
    },
  })
})

if (start === 'now') document.addEventListener('DOMContentLoaded', bring)
else
  addEventListener('load', () => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    idle(() => {
      for (const url of offers?.split(' ') ?? []) hydrateForOffer(url).catch(() => {})
      if (savesData) return
      if (document.forms.length || scrollY) preloadPage()
      else addEventListener('scroll', () => idle(preloadPage), { once: true, passive: true })
    })
  })
