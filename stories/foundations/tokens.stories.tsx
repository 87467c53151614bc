import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints, colours, durations, easings, fonts, layers, radii, shadows, textSizes } from '@summit/ui/tokens'
import { expect } from 'storybook/test'

const lists = {
  'Colours, --color-*': colours.map((name) => `--color-${name}`),
  'Text sizes, --text-*': textSizes.map((name) => `--text-${name}`),
  'Fonts, --font-*': fonts.map((name) => `--font-${name}`),
  'Corners, --radius-*': radii.map((name) => `--radius-${name}`),
  'Shadows, --shadow-*': shadows.map((name) => `--shadow-${name}`),
  'Durations, --duration-*': durations.map((name) => `--duration-${name}`),
  'Easings, --ease-*': easings.map((name) => `--ease-${name}`),
  'Layers, --z-*': layers.map((name) => `--z-${name}`),
  'Breakpoints, --breakpoint-*': Object.keys(breakpoints).map((name) => `--breakpoint-${name}`),
}

/** Every token by name. A second brand overrides the same custom properties; nothing else has to change. */
const meta = { title: 'Foundations/Tokens', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <div className="grid gap-8">
      {Object.entries(lists).map(([title, names]) => (
        <section key={title}>
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-x-6 font-mono text-caption">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(canvasElement)
    for (const name of Object.values(lists).flat()) {
      await expect(style.getPropertyValue(name), `${name} has no value`).not.toBe('')
    }
  },
}
