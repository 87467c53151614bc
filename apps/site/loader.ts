import type { Client } from './src/client.tsx'

/*
 * The one inline script of every page. Brings React in when it is wanted, and loses nothing a visitor does before
 * React is there: presses are kept and repeated, typed text stays where it is. Plain links are never touched, they
 * load a document.
 */

/** How long a press waits for React, in ms. */
const PATIENCE_MS = 8000

const signs = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']
const { entry = '', files, start } = document.currentScript?.dataset ?? {}

let arrival: Promise<void> | undefined
let press: { control: Element; repeat: () => void; timer: ReturnType<typeof setTimeout> } | undefined

const unasked = files?.split(' ') ?? []

const note = document.createElement('p')
note.role = 'alert'
note.className = 'needs-connection'
note.textContent = 'This needs a connection. Please try again.'

function preload() {
  for (const href of unasked.splice(0)) {
    // A style sheet that is preloaded and not used at once is complained of.
    const rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  }
}

function bring() {
  preload()
  arrival ??= import(/* @vite-ignore */ entry)
    .then((client: Client) => {
      // React must find the page as it was prerendered.
      note.remove()
      return client.hydrate()
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
  } else if (type === 'click') {
    const button = (target as Element).closest<HTMLElement>('button,[type=submit]')
    if (button) keep(event, button, () => button.click())
  }
  bring()
}

/** Holds a press back until React is there. Only the last one counts. */
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

/** Tells whoever is waiting, in the form that was sent or at the foot of the page. */
function giveUp() {
  const kept = release()
  if (kept) (kept.control.closest('form') ?? document.body).append(note)
}

for (const sign of signs) addEventListener(sign, onSign, true)

if (start === 'now') document.addEventListener('DOMContentLoaded', bring)
else
  addEventListener('load', () => {
    // SAFETY: not in TypeScript's DOM library; where it is absent nothing is known against preloading.
    const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } }
    if (connection?.saveData || connection?.effectiveType.endsWith('2g')) return
    const idle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
    idle(() => {
      if (document.forms.length) preload()
      else addEventListener('scroll', () => idle(preload), { once: true, passive: true })
    })
  })
