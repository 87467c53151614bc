import { Graph as Layers, layout } from '@dagrejs/dagre'
import type { Graph } from '../machine/explore.ts'
import { edgesOf } from './arrows.ts'

/** A box of the diagram. Positions are those of its centre. */
export interface Box {
  id: string
  kind: 'start' | 'state' | 'redirect' | 'others'
  label: string
  x: number
  y: number
  width: number
  height: number
}

/** An arrow of the diagram, with the events that take it. */
export interface Arrow {
  events: string[]
  /** An SVG path. */
  path: string
  x: number
  y: number
  width: number
  height: number
}

/** A laid-out diagram, in pixels. */
export interface Layout {
  width: number
  height: number
  boxes: Box[]
  arrows: Arrow[]
}

/** Sizes of text, in pixels: the widths of a character in states and events, and the height of a line. */
const text = { state: 8.2, event: 6.9, line: 17 } as const

/** Places the states of a graph in layers, and draws arrows between them. Several events of one arrow share a label. */
export function layOut(found: Graph): Layout {
  const graph = new Layers<object, Box, PlacedArrow>()
  graph.setGraph({ rankdir: 'TB', nodesep: 36, edgesep: 24, ranksep: 34, marginx: 8, marginy: 8 })
  const addBox = (id: string, kind: Box['kind']) => {
    const [label = ''] = id.split('\n')
    graph.setNode(id, { id, kind, label, x: 0, y: 0, width: label.length * text.state + 28, height: 36 })
  }
  graph.setNode('start', { id: 'start', kind: 'start', label: '', x: 0, y: 0, width: 12, height: 12 })
  for (const state of found.starts) {
    addBox(state, 'state')
    graph.setEdge('start', state, arrowOf([]))
  }
  for (const { from, to, events, kind } of edgesOf(found)) {
    if (!graph.hasNode(from)) addBox(from, kind === 'others' ? kind : 'state')
    if (!graph.hasNode(to)) addBox(to, kind === 'redirect' ? kind : 'state')
    graph.setEdge(from, to, arrowOf(events))
  }
  layout(graph)

  // SAFETY: the layout adds these.
  const { width, height } = graph.graph() as Pick<Layout, 'width' | 'height'>
  return {
    width,
    height,
    boxes: graph.nodes().map((id) => graph.node(id)),
    arrows: graph.edges().map((edge) => {
      const { points, ...arrow } = graph.edge(edge)
      return { ...arrow, path: smooth(points) }
    }),
  }
}

type PlacedArrow = Omit<Arrow, 'path'> & { labelpos: 'c'; points: readonly Point[] }

/** An arrow that has no place yet, as large as its label. */
function arrowOf(events: string[]): PlacedArrow {
  const width = Math.max(0, ...events.map(({ length }) => length)) * text.event + 8
  return { events, width, height: events.length * text.line + 4, labelpos: 'c', x: 0, y: 0, points: [] }
}

interface Point {
  x: number
  y: number
}

/** A curve through all points: a Catmull-Rom spline. */
function smooth(points: readonly Point[]): string {
  const [first] = points
  const segments = points.slice(1).map((end, index) => {
    const begin = points[index] ?? end
    const before = points[index - 1] ?? begin
    const after = points[index + 2] ?? end
    const one = { x: begin.x + (end.x - before.x) / 6, y: begin.y + (end.y - before.y) / 6 }
    const two = { x: end.x - (after.x - begin.x) / 6, y: end.y - (after.y - begin.y) / 6 }
    return `C${[one, two, end].map(({ x, y }) => `${x},${y}`).join(' ')}`
  })
  return first ? `M${first.x},${first.y} ${segments.join(' ')}` : ''
}
