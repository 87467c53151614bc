import { mockBrand } from '@summit/features/mocks/ports'
import { FeaturesProvider } from '@summit/features/provider'
import { createElement, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AnyMachine, Events } from './machine.ts'
import { createEnvironment, type Answer, type Effect } from './environment.ts'

/** The last step of a replay. */
export interface Step {
  /** What happened, for readers. */
  event: string
  /** The states before and after, by their nodes. */
  nodes: string[]
  effects: Effect[]
  answer?: Answer | undefined
}

interface Event {
  label: string
  /** Returns what happened, if the label does not say it. */
  run: () => unknown
  answer?: Answer
}

/** Longest series of timers that is awaited for a change, such as a countdown in seconds. */
const MAX_TIMERS = 100

/** Mounts the hook, repeats the events, and returns what the last one did and which events can follow. */
export async function replay(machine: AnyMachine, start: string, path: readonly string[]) {
  const environment = createEnvironment()
  const { useMachine, outside } = (machine.starts[start] ?? unknownStart)(environment)
  const seen: { events: Events; node: string }[] = []
  const Probe = () => {
    const events = useMachine()
    useLayoutEffect(() => {
      seen.push({ events, node: machine.nodeOf(events.state) })
    })
    return null
  }
  const latest = () => seen.at(-1) ?? unknownStart()
  const settle = async () => {
    for (let before = -1; before !== seen.length;) {
      before = seen.length
      for (let task = 0; task < 4; task += 1) await nextTask()
    }
  }
  const elapse = async () => {
    const { node } = latest()
    for (let timers = 0; timers < MAX_TIMERS; timers += 1) {
      const elapsed = flushSync(() => environment.nextTimer())
      // Two tasks for what a timer resolves; settling after each second of a countdown takes too long.
      await nextTask()
      await nextTask()
      if (elapsed === null) break
      if (latest().node !== node || environment.hasEffects()) return `after ${elapsed / 1000} s`
    }
    return undefined
  }
  const eventsNow = async (): Promise<Event[]> => [
    ...Object.entries(latest().events.calls).map(([label, run]) => ({ label, run })),
    ...(await environment.answers(machine.answers)).map((answer) => ({
      label: answer.label,
      run: answer.give,
      answer,
    })),
    ...Object.entries(outside).map(([label, run]) => ({ label, run })),
    { label: 'time', run: elapse },
  ]

  // React cannot mount while it renders the docs page.
  await nextTask()
  const root = createRoot(document.createElement('div'))
  const { notify, navigate } = environment.ports
  const provided = { brand: mockBrand, notify, navigate, ports: environment.ports }
  flushSync(() => root.render(createElement(FeaturesProvider, { ...provided, children: createElement(Probe) })))
  await settle()

  let step: Step = { event: start, nodes: seen.map(({ node }) => node), effects: environment.takeEffects() }
  for (const label of path) {
    const { run, answer } = (await eventsNow()).find((each) => each.label === label) ?? unknownStart()
    environment.restartWatch()
    const before = seen.length - 1
    const told = await run()
    await settle()
    step = {
      event: typeof told === 'string' ? told : label,
      nodes: seen.slice(before).map(({ node }) => node),
      effects: environment.takeEffects(),
      answer,
    }
  }
  const events = (await eventsNow()).map(({ label }) => label)
  root.unmount()
  return { step, events }
}

function unknownStart(): never {
  throw new Error('The hook does not start in this way.')
}

/** The next task of the event loop, without the delay of a timer. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
