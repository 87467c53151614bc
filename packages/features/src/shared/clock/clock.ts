/** Time as a port: tests and stories move it, the browser lets it run. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls `act` once, `ms` milliseconds from now, unless the answer is called before. */
  after(ms: number, act: () => void): () => void
}
