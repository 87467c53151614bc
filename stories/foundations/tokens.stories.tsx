import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpoints, colours, durations, easings, fonts, layers, radii, shadows, textSizes } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { cssProperty, ComputedValue } from './computed-value.tsx'

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

/**
 * Every token with its value in the current theme, direction and window width.
 *
 * In a style sheet: `var(--radius-1)`. With Tailwind 4: `@import '@summit/ui/theme.css'`, then `rounded-1`, `text-h2`,
 * `z-(--z-bar)`. In scripts: `import { radii } from '@summit/ui/tokens'`. In a design tool, copy the values from here
 * and the hexadecimal ones from [Colour](./?path=/docs/foundations-colour--docs).
 *
 * The theme follows the visitor's system, or `data-theme="light"` or `"dark"` on any element. Another brand sets the
 * properties of [Brand](./?path=/docs/foundations-brand--docs).
 */
const meta = { title: 'Foundations/Tokens', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <div className="grid gap-8">
      {Object.entries(lists).map(([title, names]) => (
        <section key={title}>
          <h2 className="text-h3">{title}</h2>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-x-6 gap-y-2 font-mono text-caption">
            {names.map((name) => (
              <li key={name} className="grid min-w-0 wrap-anywhere">
                {name}
                <ComputedValue read={cssProperty(name)} />
              </li>
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
