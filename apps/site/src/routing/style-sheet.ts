import href from '../styles.css?url'

let loading: Promise<void> | undefined

/**
 * Loads the whole style sheet, once. A document carries the styles of its own page only, and a marketing page's only
 * those of its HTML: call it before a marketing page hydrates, and before another page is shown.
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    const onerror = () => {
      loading = undefined
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror }))
  })
  return loading
}
