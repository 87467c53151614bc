/**
 * Resolves when the page is visible: a page that the browser prerenders or opens in a background tab must not use up a
 * one-time token.
 */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden' || ('prerendering' in document && document.prerendering)) return
      for (const event of events) document.removeEventListener(event, check)
      resolve()
    }
    for (const event of events) document.addEventListener(event, check)
    check()
  })
}

const events = ['visibilitychange', 'prerenderingchange']
