import type { Graph, Transition } from '../machine/explore.ts'

/** An arrow before it is laid out. */
export interface Edge {
  from: string
  to: string
  events: string[]
  kind: 'state' | 'redirect' | 'others'
}

/** How many arrows of the same event to the same state are drawn as one. */
const FOLDED_FROM = 3

/**
 * The arrows of a graph: one for all events between two states. An event that leads to one state from many is drawn from
 * the state in which it was found first, and once from a box for all others.
 */
export function edgesOf({ starts, transitions }: Graph): Edge[] {
  const found = new Set(starts)
  const edges: Edge[] = []
  const add = (from: string, to: string, event: string, kind: Edge['kind']) => {
    const known = edges.find((edge) => edge.from === from && edge.to === to)
    if (known) known.events.push(event)
    else edges.push({ from, to, events: [event], kind })
  }
  const others: Transition[] = []
  for (const transition of transitions) {
    const { from, event, to, effects } = transition
    const redirect = effects.find((effect) => effect.kind === 'redirect')
    if (from === to) {
      if (redirect) add(from, `→ ${redirect.path}`, event, 'redirect')
    } else if (found.has(to)) {
      others.push(transition)
    } else {
      found.add(to)
      add(from, to, event, 'state')
    }
  }
  const alike = ({ event, to }: Transition) => others.filter((other) => other.event === event && other.to === to)
  for (const transition of others) {
    const { from, event, to } = transition
    const { length } = alike(transition)
    if (length < FOLDED_FROM) add(from, to, event, 'state')
    else if (alike(transition)[0] === transition) add(`${length} other states\n${event} ${to}`, to, event, 'others')
  }
  return edges
}
