import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints } from '@summit/ui/tokens'
import { ComputedValue, cssProperty } from './computed-value.tsx'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'
import { TokenList, getTokens } from './token-list.tsx'

/**
 * Spacing is in steps of 4 px, in rem: it grows with the visitor's text size. Sections, gutters and cards have tokens of
 * their own, which are fluid between phone and desktop.
 */
const meta = { title: 'Foundations/Space', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const steps = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 16, 20, 24]

/** Steps for gaps and padding: `gap-4`, `p-4`, `mt-4`. */
export const Scale: Story = {
  render: () => (
    <CopyStatus>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li
            key={step}
            className="grid grid-cols-[5rem_3rem_minmax(0,1fr)] items-center gap-4 text-caption text-ink-muted sm:grid-cols-[5rem_16rem_4rem_minmax(0,1fr)]"
          >
            <CopyButton text={`gap-${step}`} />
            <span className="max-sm:hidden">
              <CopyButton text={`calc(var(--spacing) * ${step})`} />
            </span>
            {step * 4} px
            <span
              className="block h-4 w-[calc(var(--spacing)*var(--step))] bg-accent"
              style={{ '--step': String(step) }}
            />
          </li>
        ))}
      </ul>
    </CopyStatus>
  ),
}

/** A page, drawn with its tokens: gutters, content, columns with gaps, and the padding of a section. */
export const Layout: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid gap-10">
        <div className="border border-line-strong bg-highlight" role="img" aria-label="A section with twelve columns">
          <div className="h-(--space-section) content-center text-center text-caption text-on-highlight">
            --space-section
          </div>
          <div className="mx-(--page-gutter) grid h-24 grid-cols-12 gap-(--grid-gap)">
            {Array.from({ length: 12 }, (_, column) => (
              <span key={column} className="bg-surface" />
            ))}
          </div>
          <div className="h-(--space-section)" />
        </div>
        {getTokens(['Spacing', 'Sizes', 'Corners', 'Borders']).map(([group, list]) => (
          <TokenList key={group} group={group} list={list} />
        ))}
      </div>
    </CopyStatus>
  ),
}

/** Widths from which the layout changes. Phones have none; `md:` begins with tablets, `lg:` with desktops. */
export const Breakpoints: Story = {
  render: () => (
    <CopyStatus>
      <ul className="grid gap-4">
        {Object.entries(breakpoints).map(([name, rem]) => (
          <li key={name} className="grid gap-1 text-caption text-ink-muted">
            <span className="flex flex-wrap items-center gap-2">
              <CopyButton text={`${name}:`} />
              <CopyButton text={`@media (width >= ${rem}rem)`} />
              {rem * 16} px, <ComputedValue read={cssProperty(`--breakpoint-${name}`)} />
            </span>
            <span className="block h-4 w-(--share) bg-accent" style={{ '--share': `${(rem / 80) * 100}%` }} />
          </li>
        ))}
      </ul>
    </CopyStatus>
  ),
}
