import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours, themes, type Colour } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { contrast, hex, pairs } from './contrast.ts'
import { cssProperty, ComputedValue } from './computed-value.tsx'

const uses: Record<Colour, string> = {
  ground: 'Pages',
  surface: 'Panels, fields',
  sunk: 'What lies lower; disabled',
  ink: 'Text',
  'ink-muted': 'Text that steps back',
  line: 'Hairlines',
  'line-strong': 'Edges of controls',
  contour: 'Contour lines',
  spruce: 'Dark bands',
  'on-spruce': 'Text on spruce',
  'on-spruce-muted': 'Text on spruce that steps back',
  'spruce-line': 'Hairlines on spruce',
  'spruce-contour': 'Contour lines on spruce',
  action: 'Usual buttons, what is chosen',
  'action-hover': 'The same, under the pointer',
  'on-action': 'Text on action',
  accent: 'The one most wanted act',
  'accent-hover': 'The same, under the pointer',
  'accent-press': 'The same, pressed',
  'on-accent': 'Text on accent',
  'accent-ink': 'Accent as text',
  glacier: 'Marks, light bands',
  'on-glacier': 'Text on glacier',
  'on-glacier-muted': 'Text on glacier that steps back',
  'glacier-ink': 'Links',
  danger: 'What went wrong',
  'danger-ground': 'Behind what went wrong',
  'on-danger': 'Text on danger',
  success: 'What went well',
  'success-ground': 'Behind what went well',
  caution: 'What to look out for',
  focus: 'Rings of focus',
  'focus-on-dark': 'Rings of focus on spruce',
  scrim: 'Between page and dialog',
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
          <h2 className="text-h3">{theme === 'light' ? 'Paper' : 'Night slate'}</h2>
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
