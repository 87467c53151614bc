import { useId } from 'react'
import type { Graph } from './explore.ts'
import type { Effect } from './environment.ts'

/** The transitions of a state diagram as a table, with their effects. */
export function TransitionTable({ name, graph }: { name: string; graph: Graph }) {
  const caption = useId()
  return (
    <details>
      <summary id={caption}>Transitions of {name}</summary>
      <div className="feature-table">
        <table aria-labelledby={caption}>
          <thead>
            <tr>
              <th>State</th>
              <th>Event</th>
              <th>New state</th>
              <th>Effects</th>
            </tr>
          </thead>
          <tbody>
            {graph.transitions.map(({ from, event, to, effects }) => (
              <tr key={`${from} ${event} ${to}`}>
                <td>{from}</td>
                <td>{event}</td>
                <td>{from === to ? '–' : to}</td>
                <td>{effects.map(describeEffect).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** An effect in words. */
export function describeEffect(effect: Effect): string {
  switch (effect.kind) {
    case 'request':
      return `${effect.request.method ?? 'POST'} ${effect.request.path}`
    case 'toast':
      return `toast “${effect.text}”`
    case 'redirect':
      return `redirect to ${effect.path}`
    default:
      return effect satisfies never
  }
}
