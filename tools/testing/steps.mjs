/**
 * @typedef {object} Step One thing that is checked.
 * @property {string} name
 * @property {string[]} [needs] Names of the steps that must have passed before.
 * @property {boolean} [alone] Whether it measures time or drives a browser, so that a neighbour on the same two cores would disturb it.
 *
 * @typedef {object} Outcome
 * @property {'passed' | 'failed' | 'blocked'} status Blocked: it needs a step that did not pass.
 * @property {number} seconds
 */

/**
 * Runs the steps, two at a time where they do not disturb each other, in their order where nothing else is said.
 * @template {Step} S
 * @param {S[]} steps
 * @param {(step: S) => Promise<boolean>} run
 * @param {(step: S, outcome: Outcome) => void} [onEnd]
 * @returns {Promise<Map<string, Outcome>>}
 */
export async function runSteps(steps, run, onEnd = () => {}) {
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map()
  /** @type {Map<S, Promise<void>>} */
  const running = new Map()
  const waiting = [...steps]

  /** @param {S} step @param {Outcome} outcome */
  const end = (step, outcome) => {
    outcomes.set(step.name, outcome)
    onEnd(step, outcome)
  }
  /** @param {S} step */
  const start = async (step) => {
    const begin = performance.now()
    const passed = await run(step)
    running.delete(step)
    end(step, { status: passed ? 'passed' : 'failed', seconds: (performance.now() - begin) / 1000 })
  }
  /** @param {S} step */
  const hasRoom = (step) =>
    running.size === 0 || (running.size === 1 && !step.alone && [...running.keys()].every((other) => !other.alone))

  while (waiting.length > 0 || running.size > 0) {
    const blocked = waiting.find(({ needs = [] }) => needs.some((name) => isLost(outcomes.get(name))))
    const next = waiting.find((step) => (step.needs ?? []).every((name) => outcomes.has(name)) && hasRoom(step))
    const step = blocked ?? next
    if (!step) {
      if (running.size === 0)
        throw new Error(`${waiting.map(({ name }) => name).join(', ')} can never start: check their needs.`)
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(step), 1)
    if (blocked) end(step, { status: 'blocked', seconds: 0 })
    else running.set(step, start(step))
  }
  return outcomes
}

/** @param {Outcome | undefined} outcome */
function isLost(outcome) {
  return outcome !== undefined && outcome.status !== 'passed'
}
