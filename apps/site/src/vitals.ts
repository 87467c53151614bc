/*
 * How fast a page loads and responds, in a share of visits. The server adds this script to its pages where the operator
 * wants that. Up to three numbers are sent once, when the page is hidden for the first time: no identifier, nothing stored.
 */

/** The script's data attributes: the share of visits, 0 to 1, and where the numbers go. */
type Data = { share: string; to: string }

/** Both kinds of entries are missing in TypeScript's DOM library. */
interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId?: number
}

// SAFETY: the server puts them on this very element.
const { share, to } = (document.currentScript as HTMLScriptElement).dataset as Data
const { pathname: path } = location

// A page that was opened in the background has painted nothing.
if (Math.random() < Number(share) && document.visibilityState === 'visible') {
  let lcp: number | undefined
  let cls: number | undefined
  let inp: number | undefined
  // Layout shifts less than 1 s apart, within 5 s, count together (https://web.dev/articles/cls).
  let sum = 0
  let first = 0
  let last = 0

  observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime))
  if (
    observe('layout-shift', ({ hadRecentInput, startTime, value }) => {
      if (hadRecentInput) return
      if (startTime - last > 1000 || startTime - first > 5000) {
        sum = 0
        first = startTime
      }
      last = startTime
      sum += value
      cls = Math.max(cls ?? 0, sum)
    })
  )
    cls = 0
  const onInteraction = ({ duration, interactionId }: Entry) => {
    if (interactionId) inp = Math.max(inp ?? 0, duration)
  }
  observe('event', onInteraction)
  // Reported however short it was, so that visits with fast interactions only count, too.
  observe('first-input', onInteraction)
  addEventListener(
    'visibilitychange',
    () => navigator.sendBeacon(to, new Blob([JSON.stringify({ path, lcp, cls, inp })], { type: 'application/json' })),
    { once: true },
  )
}

/** Observes entries of a type, those before included. False where the browser has no such entries. */
function observe(type: string, onEntry: (entry: Entry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const options = { type, buffered: true, durationThreshold: 16 }
  // SAFETY: each reads what its type of entry has.
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => onEntry(entry as Entry))).observe(options)
  return true
}
