/**
 * Resolves when somebody looks at the page. A browser that renders it ahead of time, or opens it behind the present tab,
 * must not use up a link that opens once.
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
