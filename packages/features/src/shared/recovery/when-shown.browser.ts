/**
 * Resolves when the page is visible. A browser that prerenders the page or opens it in a background tab must not use up
 * a link that can be redeemed once.
 */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' || ('prerendering' in document && document.prerendering)) return
      for (const event of events) document.removeEventListener(event, look)
      resolve()
    }
    for (const event of events) document.addEventListener(event, look)
    look()
  })
}

const events = ['visibilitychange', 'prerenderingchange']
