import type { ReactNode } from 'react'
import type { Group } from '../../.storybook/tokens/groups.ts'
import type { Token } from '../../.storybook/tokens/read-tokens.ts'
import { EasingCurve } from './easing-curve.tsx'

const bar = <span className="block h-3 w-(--token) max-w-full bg-accent" />
const box = 'm-1 block size-12 border-line-strong bg-surface'
const letters = 'Ag'

/** What the tokens of a group look like. `--token` is the value. */
const specimens: Record<Group, ReactNode | ((token: Token) => ReactNode)> = {
  Colours: <span className="block h-12 border border-line bg-(--token) forced-color-adjust-none" />,
  'Text sizes': ({ name }) =>
    name.lastIndexOf('--') === 0 && <span className="block text-(length:--token) leading-label">{letters}</span>,
  Fonts: <span className="block font-(family-name:--token) text-h3">{letters}</span>,
  'Font weights': <span className="block font-display text-lead font-(--token)">{letters}</span>,
  'Line heights': (
    <span className="block text-small leading-(--token)">
      Two lines
      <br />
      of text
    </span>
  ),
  'Letter spacing': <span className="block font-display text-h4 tracking-(--token)">Outclimb</span>,
  Spacing: bar,
  Sizes: bar,
  Breakpoints: <span className="block h-3 w-[calc(var(--token)/8)] max-w-full bg-accent" />,
  Corners: <span className={`${box} rounded-(--token) border`} />,
  Borders: <span className="block border-t-(length:--token) border-ink" />,
  Shadows: <span className={`${box} shadow-(--token)`} />,
  Durations: bar,
  Easings: ({ value }) => <EasingCurve value={value} className="size-12" />,
  Movement: bar,
  Animations: null,
  Layers: null,
  Shapes: ({ name }) =>
    name === '--triangle' ? (
      <span className="block size-6 bg-accent [clip-path:var(--token)]" />
    ) : (
      <span className="block size-6 bg-(--token)" />
    ),
}

/** A token's specimen. */
export function Specimen({ token, group }: { token: Token; group: Group }) {
  const specimen = specimens[group]
  const value = group === 'Durations' ? `${parseFloat(token.value) / 2}px` : `var(${token.name})`
  return (
    <div aria-hidden="true" className="min-w-0 overflow-clip" style={{ '--token': value }}>
      {typeof specimen === 'function' ? specimen(token) : specimen}
    </div>
  )
}
