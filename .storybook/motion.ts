import type { Settings } from './modes.ts'

const feature = /\(prefers-reduced-motion(?:: (reduce|no-preference))?\)/g

/**
 * Makes the page's style sheets and `matchMedia` see a value of `prefers-reduced-motion` other than the system's, for
 * pages cannot emulate media features. Call the result to undo it.
 */
export function emulateMotion(motion: Settings['motion']): () => void {
  if (motion === 'system') return () => {}
  const inMotion = (query: string) => withMotion(query, motion)
  const originals = new Map<CSSMediaRule, string>()
  const emulate = () => {
    for (const rule of mediaRules(document.styleSheets)) {
      if (originals.has(rule)) continue
      const query = rule.media.mediaText
      originals.set(rule, query)
      rule.media.mediaText = inMotion(query)
    }
  }
  emulate()
  // Style sheets of code that loads later.
  const observer = new MutationObserver(emulate)
  observer.observe(document.head, { childList: true, subtree: true })
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, inMotion(query))

  return () => {
    observer.disconnect()
    window.matchMedia = matchMedia
    for (const [rule, query] of originals) rule.media.mediaText = query
  }
}

/** A media query in which `prefers-reduced-motion` is replaced by a condition that always has its emulated result. */
export function withMotion(query: string, motion: 'full' | 'reduced'): string {
  return query.replace(feature, (_, value = 'reduce') =>
    (value === 'reduce') === (motion === 'reduced') ? '(min-width: 0px)' : '(max-width: 0px)',
  )
}

/** All media rules that ask for motion, nested ones too. */
function mediaRules(sheets: Iterable<CSSStyleSheet>): CSSMediaRule[] {
  return [...sheets].flatMap((sheet) => findMediaRules(sheet.cssRules))
}

function findMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion') ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? findMediaRules(rule.cssRules) : []),
  ])
}
