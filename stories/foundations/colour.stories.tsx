import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours, themes } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { contrast, pairs } from './contrast.ts'

/** Colours by use, in both themes. Components use these names and no others. */
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
                {name}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

/** Every pair that meets on a page, with what WCAG asks of it. 7 : 1 for body text is our own, stricter wish. */
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
                {text} on {ground}, at least {needs} : 1
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
