/** One numbered part of a document. */
export interface Section {
  title: string
  paragraphs: readonly string[]
  /** Names and what is to be said of each, under the paragraphs. */
  entries?: readonly Entry[]
}

/** Something with a name, and what is to be said of it. */
export interface Entry {
  term: string
  text: string
}
