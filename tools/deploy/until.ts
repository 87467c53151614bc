import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'

/** Waits up to two minutes for a condition. A failed request counts as not yet. */
export async function until(isMet: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 120_000
  while (!(await isMet().catch(() => false))) {
    assert.ok(Date.now() < end, 'The condition is not met after two minutes.')
    await sleep(200)
  }
}
