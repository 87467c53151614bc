'use client'

/** The port that saves a text as a file of this name. */
export type SaveFile = (name: string, text: string) => void

/** The host's way to save a file, or else among the user's downloads. */
export function useSaveFile(own: SaveFile = download): SaveFile {
  return own
}

const download: SaveFile = (name, text) => {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
  const href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`
  Object.assign(document.createElement('a'), { href, download: name }).click()
}
