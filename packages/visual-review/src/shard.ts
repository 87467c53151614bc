import type { Picture } from './plan.ts'
import { ReviewError } from './review-error.ts'

/** One of the disjoint parts that a review is divided into: `2/8` is the second of eight. */
export interface Shard {
  /** From 1. */
  index: number
  total: number
}

/** Reads the value of `--shard`. Throws a {@link ReviewError} if there is no such part. */
export function parseShard(text: string): Shard {
  const [, index, total] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (!index || !total || index > total)
    throw new ReviewError(
      `--shard is "${text}". It has to be the number of a part and the number of all parts, from 1/8 to 8/8.`,
    )
  return { index, total }
}

/** `part 2 of 8` */
export function nameShard({ index, total }: Shard): string {
  return `part ${index} of ${total}`
}

/**
 * The pictures of a part, in the order of the plan. All modes of a story are in one part, and all parts have about as many
 * captures. The same plan is divided in the same way everywhere.
 */
export function takeShard(pictures: readonly Picture[], { index, total }: Shard): Picture[] {
  const captures = new Map<string, number>()
  for (const { story, sides } of pictures) {
    const own = story.settings?.status === 'skipped' ? 0 : sides.length
    captures.set(story.id, (captures.get(story.id) ?? 0) + own)
  }
  // The largest first, each to the part that has the fewest so far.
  const largestFirst = [...captures].sort(([id, size], [otherId, other]) => other - size || (id < otherId ? -1 : 1))
  const sizes = Array.from({ length: total }, () => 0)
  const own = new Set<string>()
  for (const [id, size] of largestFirst) {
    const smallest = sizes.indexOf(Math.min(...sizes))
    sizes[smallest] = (sizes[smallest] ?? 0) + size
    if (smallest === index - 1) own.add(id)
  }
  return pictures.filter(({ story }) => own.has(story.id))
}
