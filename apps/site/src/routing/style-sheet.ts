import href from '../styles.css?url'

let loading: Promise<void> | undefined

/**
 * Loads the whole style sheet, once: call it before another page is shown. A document carries the styles of its own page
 * only. On marketing pages, the loader has loaded the sheet.
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= document.querySelector(`link[rel=stylesheet][href="${href}"]`) ? Promise.resolve() : append()
  return loading
}

function append() {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    const onerror = () => {
      loading = undefined
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror }))
  })
}
