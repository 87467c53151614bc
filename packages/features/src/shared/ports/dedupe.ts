/**
 * Calls `request` once per key; later calls with the same key return the same promise. For tokens and codes that can be
 * used only once: Strict Mode runs effects twice, and users click twice. A result that is not `isFinal` is forgotten.
 */
export function dedupe<Input, Result>(
  getKey: (input: Input) => string,
  request: (input: Input) => Promise<Result>,
  isFinal: (result: Result) => boolean = () => true,
) {
  const results = new Map<string, Promise<Result>>()
  const send = async (key: string, input: Input) => {
    const result = await request(input)
    if (!isFinal(result)) results.delete(key)
    return result
  }
  return (input: Input): Promise<Result> => {
    const key = getKey(input)
    const existing = results.get(key)
    if (existing) return existing
    const result = send(key, input)
    results.set(key, result)
    return result
  }
}
