import { Heading, Markdown } from '@storybook/addon-docs/blocks'
import { Fold, summarize } from '../fold.tsx'
import { useRef, type ReactNode } from 'react'
import { useMarks } from './use-marks.ts'

interface AnatomyProps {
  /** `data-slot` → what it is. */
  parts: Readonly<Record<string, string>>
  /** The component; none if it covers the window. */
  children: ReactNode
}

/** The parts of a component, numbered in a picture, if there is one, and in a list. */
export function Anatomy({ parts, children }: AnatomyProps) {
  const slots = Object.keys(parts)
  return (
    <>
      <Heading>Anatomy</Heading>
      <Fold about={summarize('part', slots)}>
        {children && <Figure slots={slots}>{children}</Figure>}
        <Markdown>
          {Object.entries(parts)
            .map(([slot, text], index) => `${index + 1}. \`${slot}\` ${text}`)
            .join('\n')}
        </Markdown>
      </Fold>
    </>
  )
}

/** A component with a number at each part. Apart, as a heading that is rendered again gets another id. */
function Figure({ slots, children }: { slots: readonly string[]; children: ReactNode }) {
  const figure = useRef<HTMLDivElement>(null)
  const marks = useMarks(figure, slots)
  return (
    <div ref={figure} inert className="docs-anatomy-figure">
      {children}
      <svg aria-hidden>
        {marks.map(({ slot, badge, part }) => (
          <g key={slot}>
            <line x1={badge.x} y1={badge.y} x2={part.x} y2={part.y} />
            <circle cx={part.x} cy={part.y} r="3" />
            <circle cx={badge.x} cy={badge.y} r="12" />
            <text x={badge.x} y={badge.y}>
              {slots.indexOf(slot) + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}
