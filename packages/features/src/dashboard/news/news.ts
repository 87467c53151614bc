/** Something new about the product, for its users. */
export interface NewsItem {
  /** Its day, as in `2026-11-22`. */
  date: string
  title: string
  text: string
  /** Where there is more of it. @default no link */
  href?: string | undefined
}

/** Finds the news, the latest first. */
export type FindNews = (signal: AbortSignal) => Promise<readonly NewsItem[]>

/** State of the news: `unavailable` if it could not be loaded. */
export type NewsState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | { status: 'ready'; items: readonly NewsItem[] }

/** The texts of the news. */
export const newsMessages = {
  title: 'What is new',
  unavailable: 'The news cannot be shown right now.',
}
export type NewsMessages = typeof newsMessages
