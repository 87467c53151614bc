/** Time as a port, so that tests and stories can control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `act` once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void
}
