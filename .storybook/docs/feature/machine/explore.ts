import type { AnyMachine } from './machine.ts'
import { replay, type Step } from './replay.ts'
import type { Answer, Effect } from './environment.ts'

/** A change of state, or another effect of an event. */
export interface Transition {
  from: string
  event: string
  to: string
  effects: Effect[]
}

/** A request that a hook sends, with the answers that were tried. */
export interface Call {
  request: Extract<Effect, { kind: 'request' }>['request']
  answers: CallAnswer[]
}

/** An answer to a request, and what follows from it. */
export interface CallAnswer {
  answer: Answer
  to: string
  effects: Effect[]
}

/** Everything that a hook can do, found by running it. */
export interface Graph {
  /** The first states. */
  starts: string[]
  transitions: Transition[]
  calls: Call[]
}

/** Runs every event in every state that can be reached, and records what changes. */
export async function explore(machine: AnyMachine): Promise<Graph> {
  const graph: Graph = { starts: [], transitions: [], calls: [] }
  for (const start of Object.keys(machine.starts)) await exploreFrom(machine, start, graph)
  return graph
}

async function exploreFrom(machine: AnyMachine, start: string, graph: Graph) {
  const first = await replay(machine, start, [])
  const [node = ''] = first.step.nodes
  if (!graph.starts.includes(node)) graph.starts.push(node)
  record(graph, first.step)

  const reached = new Set<string>()
  const queue = [{ path: [] as string[], ...first }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, step, events } = next
    const at = step.nodes.at(-1) ?? ''
    if (reached.has(at)) continue
    reached.add(at)
    for (const event of events) {
      const after = { path: [...path, event], ...(await replay(machine, start, [...path, event])) }
      record(graph, after.step)
      queue.push(after)
    }
  }
}

/** Adds what an event did: a transition per new state, or one for its effects alone. */
function record(graph: Graph, { event, nodes, effects, answer }: Step) {
  const hops = nodes.filter((node, index) => node !== nodes[index - 1])
  const [from = '', ...targets] = hops
  const to = targets.at(-1) ?? from
  if (targets.length === 0 && effects.some(({ kind }) => kind !== 'request')) add(graph, { from, event, to, effects })
  targets.forEach((target, index) => {
    const isLast = index === targets.length - 1
    add(graph, { from: hops[index] ?? from, event, to: target, effects: isLast ? effects : [] })
  })
  for (const effect of effects) {
    if (effect.kind === 'request' && !callOf(graph, effect.request)) graph.calls.push({ ...effect, answers: [] })
  }
  if (!answer?.request) return
  const answers = callOf(graph, answer.request)?.answers
  if (!answers?.some((known) => known.answer.label === answer.label)) answers?.push({ answer, to, effects })
}

function add({ transitions }: Graph, added: Transition) {
  const isKnown = ({ from, event, to }: Transition) => from === added.from && event === added.event && to === added.to
  if (!transitions.some(isKnown)) transitions.push(added)
}

function callOf({ calls }: Graph, { method, path }: Call['request']) {
  return calls.find(({ request }) => request.method === method && request.path === path)
}
