/** A snapshot of document attributes and storage. */
export interface SideEffects {
  'the attributes of <html>': string
  'the attributes of <body>': string
  localStorage: string
  sessionStorage: string
}

/** Takes the snapshot. */
export function readSideEffects(): SideEffects {
  return {
    'the attributes of <html>': getAttributes(document.documentElement),
    'the attributes of <body>': getAttributes(document.body),
    localStorage: listEntries(localStorage),
    sessionStorage: listEntries(sessionStorage),
  }
}

/** One message per difference between two snapshots. */
export function sideEffectsLeft(before: SideEffects, after: SideEffects): string[] {
  // SAFETY: `readSideEffects` sets exactly these keys.
  return (Object.keys(before) as Array<keyof SideEffects>)
    .filter((place) => before[place] !== after[place])
    .map((place) => `left ${place} changed: ${before[place]} → ${after[place]}`)
}

/** Children of the body that are not in `before`. */
export function elementsLeft(before: readonly Element[]): Element[] {
  return [...document.body.children].filter((element) => !before.includes(element))
}

/** Saves an element's attributes. Call the result to restore them. */
export function keepAttributes(element: Element): () => void {
  const kept = [...element.attributes].map(({ name, value }) => ({ name, value }))
  return () => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const { name, value } of kept) element.setAttribute(name, value)
  }
}

function getAttributes(element: Element): string {
  const written = [...element.attributes]
    // The accessibility addon's vision filter leaves `filter: none` behind.
    .map(({ name, value }) => [name, name === 'style' ? value.replace(/filter: none;?/, '').trim() : value])
    // The theme of the toolbar, which the next story sets.
    .filter(([name, value]) => !(name === 'style' && value === '') && name !== 'data-theme')
    .map(([name, value]) => `${name}="${value}"`)
  return `[${written.toSorted().join(' ')}]`
}

function listEntries(storage: Storage): string {
  return JSON.stringify(Object.entries(storage).toSorted())
}
