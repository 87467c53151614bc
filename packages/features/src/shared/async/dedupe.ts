/**
 * Calls `request` once per key; later calls with the same key return the same promise. For tokens and codes that can be
 * used only once: Strict Mode runs effects twice, and users click twice.
 */
export function dedupe<Input, Result>(keyOf: (input: Input) => string, request: (input: Input) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>()
  return (input: Input): Promise<Result> => {
    const key = keyOf(input)
    const existing = results.get(key)
    if (existing) return existing
    const result = request(input)
    results.set(key, result)
    return result
  }
}
