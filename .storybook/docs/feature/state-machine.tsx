import { Subheading } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import type { DocsEntry } from '../story-frame.tsx'
import { StateDiagram } from './diagram/state-diagram.tsx'
import { explore, type Graph } from './machine/explore.ts'
import type { AnyHandle, AnyMachine } from './machine/machine.ts'
import { TransitionTable } from './machine/transition-table.tsx'

interface StateMachineProps {
  machine: AnyMachine
  graph: Graph | undefined
  entries: readonly DocsEntry[]
}

/** The state diagram of a hook, and its transitions as a table. */
export function StateMachine({ machine, graph, entries }: StateMachineProps) {
  const { name, nodeOf } = machine
  const hrefOf = (node: string) => {
    const entry = entries.find(({ story }) => statesIn(story.initialArgs).some((state) => nodeOf(state) === node))
    return entry && `./?path=/story/${entry.story.id}`
  }
  return (
    <>
      <Subheading>{name}</Subheading>
      {graph ? (
        <>
          <StateDiagram name={name} graph={graph} hrefOf={hrefOf} />
          <TransitionTable name={name} graph={graph} />
        </>
      ) : (
        <p>Running {name} …</p>
      )}
    </>
  )
}

/** The graphs of machines, found by running them one after the other in this browser. */
export function useGraphs(machines: readonly AnyMachine[]): readonly Graph[] {
  const [graphs, setGraphs] = useState<readonly Graph[]>([])
  useEffect(() => {
    let isLeft = false
    const run = async () => {
      for (const machine of machines) {
        const graph = await explore(machine)
        if (isLeft) return
        setGraphs((known) => [...known, graph])
      }
    }
    void run()
    return () => {
      isLeft = true
      setGraphs([])
    }
  }, [machines])
  return graphs
}

/** The states in the handles among a story's args. */
function statesIn(args: object): AnyHandle['state'][] {
  return Object.values(args).flatMap((arg: unknown) => {
    const state: unknown = typeof arg === 'object' && arg !== null && 'state' in arg ? arg.state : undefined
    return isState(state) ? [state] : []
  })
}

function isState(state: unknown): state is AnyHandle['state'] {
  return typeof state === 'object' && state !== null && 'status' in state && typeof state.status === 'string'
}
