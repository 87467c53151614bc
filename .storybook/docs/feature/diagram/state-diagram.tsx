import { useId, useMemo } from 'react'
import { useTheme } from 'storybook/theming'
import type { Graph } from '../machine/explore.ts'
import { layOut, type Arrow, type Box } from './layout.ts'

interface StateDiagramProps {
  name: string
  graph: Graph
  /** The address of the story that shows a state. */
  hrefOf: (state: string) => string | undefined
}

/** The states of a hook as boxes that link to their stories, and its events as arrows. */
export function StateDiagram({ name, graph, hrefOf }: StateDiagramProps) {
  const { width, height, boxes, arrows } = useMemo(() => layOut(graph), [graph])
  const head = useId()
  const { background } = useTheme()
  return (
    <div className="feature-diagram" style={{ '--width': `${width}px`, '--docs-ground': background.content }}>
      <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label={`State diagram of ${name}`}>
        <marker
          id={head}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0,0 L8,4 L0,8 Z" fill="currentColor" />
        </marker>
        {arrows.map(({ path }) => (
          <path key={path} d={path} className="feature-arrow" markerEnd={`url(#${head})`} />
        ))}
        {arrows.map((arrow) => (
          <Events key={arrow.path} {...arrow} />
        ))}
        {boxes.map((box) => (
          <State key={box.id} {...box} href={hrefOf(box.id)} />
        ))}
      </svg>
    </div>
  )
}

function Events({ events, x, y, width, height }: Arrow) {
  if (events.length === 0) return null
  return (
    <foreignObject x={x - width / 2} y={y - height / 2} width={width} height={height}>
      <div className="feature-events">
        {events.map((event) => (
          <span key={event}>{event}</span>
        ))}
      </div>
    </foreignObject>
  )
}

function State({ kind, label, x, y, width, height, href }: Box & { href: string | undefined }) {
  if (kind === 'start') return <circle cx={x} cy={y} r={width / 2} fill="currentColor" />
  return (
    <foreignObject x={x - width / 2} y={y - height / 2} width={width} height={height}>
      {href ? (
        <a className="feature-state" data-kind={kind} href={href} target="_top">
          {label}
        </a>
      ) : (
        <span className="feature-state" data-kind={kind}>
          {label}
        </span>
      )}
    </foreignObject>
  )
}
