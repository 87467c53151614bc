import { isSamePicture } from './pixels.ts'
import type { Result } from './review.ts'

/**
 * Gives removed stories that are identical to a new one in the same mode their new name. The new one is then the same as
 * before. Each needs the results of the other, wherever that was captured.
 */
export function resolveRenamed(results: readonly Result[]): Result[] {
  const added = new Set(results.flatMap((result) => (result.status === 'new' ? [result] : [])))
  const resolved = new Map<Result, Result>()
  for (const result of results) {
    if (result.status !== 'removed') continue
    const { story, mode, sides, base, fingerprint } = result
    const twin = [...added].find(
      (other) => other.mode === mode && other.fingerprint === fingerprint && isSamePicture(other.head, base),
    )
    if (!twin) continue
    added.delete(twin)
    resolved.set(result, { story, mode, sides, status: 'renamed', base, to: twin.story.id })
    resolved.set(twin, { story: twin.story, mode, sides: twin.sides, status: 'same' })
  }
  return results.map((result) => resolved.get(result) ?? result)
}
