import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@summit/ui/checkbox'
import { durations, easings } from '@summit/ui/tokens'
import { expect, waitFor } from 'storybook/test'
import { tokens } from '../../.storybook/tokens/tokens.ts'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'
import { EasingCurve } from './easing-curve.tsx'
import { TokenList, getTokens } from './token-list.tsx'

/**
 * Short transitions of position and opacity: `ease-out` on entry, `ease-in` on exit only. Under reduced motion they take
 * 1 ms, and nothing moves.
 */
const meta = { title: 'Foundations/Motion', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const token = (name: string) => tokens.find((one) => one.name === name)

/** Check the box to see each duration with each easing. */
export const DurationsAndEasings: Story = {
  render: () => (
    <div className="group grid gap-4">
      <Checkbox label="Climb" />
      {durations.flatMap((duration) =>
        easings.map((easing) => (
          <div key={`${duration} ${easing}`} className="grid gap-1 text-caption text-ink-muted">
            {duration}, {token(`--duration-${duration}`)?.value}, ease-{easing}
            <span className="block border-b border-line">
              <span
                className="block h-3.5 w-4 bg-accent transition-[translate] duration-(--duration) ease-(--easing) [clip-path:var(--triangle)] group-has-checked:translate-x-60 rtl:group-has-checked:-translate-x-60"
                style={{ '--duration': `var(--duration-${duration})`, '--easing': `var(--ease-${easing})` }}
              />
            </span>
          </div>
        )),
      )}
    </div>
  ),
}

const drawings = [
  { name: 'drawn-line', className: 'w-full border-t-2' },
  { name: 'drawn-bar', className: 'h-16 w-8 bg-current' },
  { name: 'drawn-move [--move:4rem]', className: 'h-3.5 w-4 bg-(--color-accent) [clip-path:var(--triangle)]' },
]

/**
 * Scroll the box: drawings are drawn while they come into view, from `--from` (8 %) of their way through it, over `--span`
 * (20 %). Texts stay visible. With reduced motion, in print and in browsers without scroll-driven animations, everything
 * is whole and still.
 */
export const Scrolling: Story = {
  render: () => (
    <div
      role="group"
      aria-label="Scrolling"
      tabIndex={0}
      className="h-72 overflow-y-auto border border-line px-4 pb-24"
    >
      {drawings.map(({ name, className }) => (
        <div key={name} className="pt-24">
          <code className="text-caption">drawn {name}</code>
          <div className={`mt-2 drawn ${name}`}>
            <div className={className} />
          </div>
        </div>
      ))}
    </div>
  ),
}

export const ScrollingTest: Story = {
  ...Scrolling,
  tags: ['!dev', '!autodocs'],
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('group')
    const bar = canvasElement.querySelector('.drawn-bar')
    if (!bar) throw new Error('There is no bar.')
    const height = () => bar.getBoundingClientRect().height
    await waitFor(() => expect(height()).toBe(0))
    box.scrollTop = box.scrollHeight
    await waitFor(() => expect(height()).toBe(64))
  },
}

/** Time to the right, progress upwards. */
export const Curves: Story = {
  render: () => (
    <CopyStatus>
      <ul className="grid gap-6 sm:grid-cols-2">
        {easings.map((easing) => {
          const value = token(`--ease-${easing}`)?.value ?? ''
          return (
            <li key={easing} className="grid justify-items-start gap-2 text-caption">
              <EasingCurve value={value} className="w-40" />
              <strong className="font-label text-small">ease-{easing}</strong>
              <span className="flex flex-wrap gap-1">
                <CopyButton text={`ease-${easing}`} />
                <CopyButton text={`var(--ease-${easing})`} />
                <CopyButton text={value} />
              </span>
            </li>
          )
        })}
      </ul>
    </CopyStatus>
  ),
}

/** Under `prefers-reduced-motion: reduce` the same tokens have other values, so that components need no rules for it. */
export const ReducedMotion: Story = {
  render: () => (
    <table className="w-full max-w-measure text-caption">
      <thead>
        <tr className="border-b border-line">
          {['Token', 'Usually', 'Reduced motion'].map((title) => (
            <th key={title} scope="col" className="p-2 text-start font-label">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map(
          ({ name, value, reducedMotion }) =>
            reducedMotion && (
              <tr key={name} className="border-b border-line font-mono">
                <th scope="row" className="p-2 text-start font-normal">
                  {name}
                </th>
                <td className="p-2">{value}</td>
                <td className="p-2">{reducedMotion}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  ),
}

/** Durations, easings and the distance of elements that rise on entry. */
export const Tokens: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid gap-10">
        {getTokens(['Durations', 'Easings', 'Movement']).map(([group, list]) => (
          <TokenList key={group} group={group} list={list} />
        ))}
      </div>
    </CopyStatus>
  ),
}
