/** Samples of several candidates from one interleaved run, and what is made of them. */

/** What one measurement has found, by metric. */
export type Sample = Record<string, number>

/** One candidate's samples, one per run. */
export type Samples = Map<string, Sample[]>

/**
 * Measures every candidate once per run, in an order that turns by one each time: what slows the machine down for a while
 * slows down all candidates, and none is always the first.
 */
export async function interleave(
  candidates: string[],
  runs: number,
  measure: (candidate: string, run: number) => Promise<Sample>,
): Promise<Samples> {
  const samples: Samples = new Map(candidates.map((candidate) => [candidate, []]))
  for (let run = 0; run < runs; run++) {
    const first = run % candidates.length
    for (const candidate of [...candidates.slice(first), ...candidates.slice(0, first)])
      samples.get(candidate)?.push(await measure(candidate, run))
  }
  return samples
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: number[]): number {
  if (values.length === 0) return NaN
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** The median of every metric. */
export function medians(samples: Sample[]): Sample {
  const metrics = Object.keys(samples[0] ?? {})
  return Object.fromEntries(metrics.map((metric) => [metric, median(samples.map((sample) => sample[metric] ?? NaN))]))
}

/** A candidate's metric as a multiple of the reference's: the median of the ratios within each run. */
export function ratioTo(reference: Sample[], samples: Sample[], metric: string): number {
  return median(samples.map((sample, run) => (sample[metric] ?? NaN) / (reference[run]?.[metric] ?? NaN)))
}
