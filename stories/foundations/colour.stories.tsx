import type { Meta, StoryObj } from '@storybook/react-vite'
import { colours, themes } from '@summit/ui/tokens'
import { expect } from 'storybook/test'
import { colourUses } from './colour-uses.ts'
import { ComputedValue } from './computed-value.tsx'
import { contrast, pairs } from './contrast.ts'
import { CopyButton, CopyStatus } from '../../.storybook/docs/copy.tsx'
import { GroupHeading } from './group-heading.tsx'
import { Swatch } from './swatch.tsx'
import { getUtility } from './utility.ts'

/**
 * Colours are named by use, and have a value for each theme. Components use only these. A click on a name, a class or
 * a value copies it.
 */
const meta = { title: 'Foundations/Colour' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groups = [...new Set(Object.values(colourUses).map(([group]) => group))]

/** Every colour in both themes. */
export const Palette: Story = {
  render: () => (
    <CopyStatus>
      <div className="grid gap-8">
        {groups.map((group) => (
          <section key={group}>
            <GroupHeading>{group}</GroupHeading>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-6">
              {colours
                .filter((name) => colourUses[name][0] === group)
                .map((name) => (
                  <li key={name} className="grid content-start gap-2 text-caption">
                    <div className="grid grid-cols-2">
                      {themes.map((theme) => (
                        <Swatch key={theme} name={name} theme={theme} />
                      ))}
                    </div>
                    <p>
                      <strong className="font-label text-small">{name}</strong> <br />
                      {colourUses[name][1]}
                    </p>
                    <div className="flex flex-wrap gap-1">
                      <CopyButton text={`var(--color-${name})`} />
                      <CopyButton text={getUtility(`--color-${name}`) ?? name} />
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </CopyStatus>
  ),
}

/** The measured contrast ratio of a pair, rounded down. */
const measured = (cell: HTMLElement) => {
  const sample = cell.querySelector('span')
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
    <table className="w-full text-start text-caption">
      <thead>
        <tr className="border-b border-line">
          {['Pair', 'Needs', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col" className="p-2 text-start font-label">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ text, ground, needs, is }) => (
          <tr key={`${text} on ${ground}`} className="border-b border-line">
            <th scope="row" className="px-2 py-1 text-start font-normal">
              {text} on {ground}
            </th>
            <td className="px-2 py-1">{needs} : 1</td>
            {themes.map((theme) => (
              <td key={theme} data-theme={theme} className="bg-ground px-2 py-1 text-ink">
                <div className="flex flex-wrap items-center gap-3">
                  <span
                    data-pair={`${text} on ${ground}, ${theme}, ${needs}`}
                    className="grid h-7 w-16 flex-none place-items-center border border-line bg-(--ground) text-body text-(--text) forced-color-adjust-none"
                    style={{ '--ground': `var(--color-${ground})`, '--text': `var(--color-${text})` }}
                  >
                    {is === 'text' ? 'Aa' : <span className="size-4 border-3 border-current" />}
                  </span>
                  <ComputedValue read={measured} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>('[data-pair]')]
    await expect(samples).toHaveLength(2 * pairs.length)
    for (const sample of samples) {
      const { color, backgroundColor } = getComputedStyle(sample)
      const pair = sample.dataset['pair'] ?? ''
      await expect(contrast(color, backgroundColor), pair).toBeGreaterThanOrEqual(Number(pair.split(', ')[2]))
    }
  },
}
