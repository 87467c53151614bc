import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours, themes, type Colour } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { contrast, hex, pairs } from './contrast.ts'
import { cssProperty, ComputedValue } from './computed-value.tsx'

const uses: Record<Colour, string> = {
  ground: 'Pages',
  surface: 'Panels, fields',
  sunk: 'Wells; disabled controls',
  ink: 'Text',
  'ink-muted': 'Secondary text',
  line: 'Hairlines',
  'line-strong': 'Edges of controls',
  contour: 'Contour lines',
  brand: 'Sections and panels in the brand colour',
  'on-brand': 'Text on brand',
  'on-brand-muted': 'Secondary text on brand',
  'brand-line': 'Hairlines on brand',
  'brand-contour': 'Contour lines on brand',
  action: 'Usual buttons, selected options',
  'action-hover': 'The same, hovered',
  'on-action': 'Text on action',
  accent: 'The most important action',
  'accent-hover': 'The same, hovered',
  'accent-press': 'The same, pressed',
  'on-accent': 'Text on accent',
  'accent-ink': 'Accent as text',
  highlight: 'Badges, highlighted sections',
  'on-highlight': 'Text on highlight',
  'on-highlight-muted': 'Secondary text on highlight',
  link: 'Links',
  danger: 'Errors',
  'danger-ground': 'Background of errors',
  'on-danger': 'Text on danger',
  success: 'Success',
  'success-ground': 'Background of success',
  caution: 'Warnings',
  focus: 'Focus rings',
  'focus-on-brand': 'Focus rings on brand',
  scrim: 'Behind dialogs',
}

/**
 * Colours by use, in both themes. Components use only these. In code: `bg-ground`, `text-ink`, `border-line`, or
 * `var(--color-ground)`. In other tools: the values under each name.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Palette: Story = {
  render: () => (
    <div className="grid lg:grid-cols-2">
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} className="bg-ground p-6 text-ink">
          <h2 className="text-h3">{theme === 'light' ? 'Light' : 'Dark'}</h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
            {colours.map((name) => (
              <li key={name} className="text-caption">
                <span
                  className="mb-1 block h-14 border border-line bg-(--swatch) forced-color-adjust-none"
                  style={{ '--swatch': `var(--color-${name})` }}
                />
                <strong className="block font-label">{name}</strong>
                {uses[name]}
                <div className="grid">
                  <ComputedValue read={(here) => hex(cssProperty(`--color-${name}`)(here))} />
                  <ComputedValue read={cssProperty(`--color-${name}`)} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

/** The measured contrast ratio of a pair, rounded down. */
const measured = (row: HTMLElement) => {
  const sample = row.querySelector('span')
  if (!sample) return ''
  const { color, backgroundColor } = getComputedStyle(sample)
  return `${(Math.floor(contrast(color, backgroundColor) * 10) / 10).toFixed(1)} : 1`
}

/**
 * The measured contrast of every pair used on a page, and the ratio it needs: 4.5 : 1 for text and 3 : 1 for edges
 * (WCAG 2.2 AA), 7 : 1 for body text (AAA, our own rule).
 */
export const Contrast: Story = {
  render: () => (
    <div className="grid lg:grid-cols-2">
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-ground p-6 text-ink">
          <ul className="grid gap-2">
            {pairs.map(({ text, ground, needs, is }) => (
              <li key={`${text} on ${ground}`} className="flex items-center gap-3 text-caption">
                <span
                  className="grid h-10 w-16 flex-none place-items-center border border-line bg-(--ground) text-body text-(--text) forced-color-adjust-none"
                  style={{ '--ground': `var(--color-${ground})`, '--text': `var(--color-${text})` }}
                >
                  {is === 'text' ? 'Aa' : <span className="size-4 border-3 border-current" />}
                </span>
                <div className="grow">
                  {text} on {ground}, at least {needs} : 1
                </div>
                <ComputedValue read={measured} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const theme of themes) {
      const samples = canvas.getByRole('region', { name: theme }).querySelectorAll('li > span')
      for (const [index, { text, ground, needs }] of pairs.entries()) {
        const { color, backgroundColor } = getComputedStyle(samples[index] as Element)
        await expect(contrast(color, backgroundColor), `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(needs)
      }
    }
  },
}
