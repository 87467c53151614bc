/** A numbered section of a document. */
export interface Section {
  title: string
  paragraphs: readonly string[]
  /** Terms and their descriptions, below the paragraphs. */
  entries?: readonly Entry[] | undefined
}

/** A term and its description. */
export interface Entry {
  term: string
  text: string
}
