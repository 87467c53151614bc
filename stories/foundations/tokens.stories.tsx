import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { TextField } from '@summit/ui/text-field'
import { useState } from 'react'
import { expect, spyOn, userEvent } from 'storybook/test'
import { tokens } from '../../.storybook/tokens/tokens.ts'
import { CopyStatus } from '../../.storybook/docs/copy.tsx'
import { allGroups, TokenList, getTokens } from './token-list.tsx'

/**
 * Every token of `@summit/ui` with its value in the current theme and window width. A click copies the name, the CSS
 * or the class.
 *
 * In a style sheet: `var(--radius-1)`. With Tailwind 4: `@import '@summit/ui/theme.css'`, then `rounded-1`, `text-h2`.
 * In scripts: `import { radii } from '@summit/ui/tokens'`. In design tools, in the
 * [W3C format](https://www.designtokens.org/): [light](./light.tokens.json), [dark](./dark.tokens.json), and
 * [both with a resolver](./tokens.resolver.json); fluid sizes, which it has no type for, are there as CSS.
 *
 * The theme follows the visitor's system, or `data-theme="light"` or `"dark"` on any element. Another brand sets the
 * properties of [Brand](./?path=/docs/foundations-brand--docs), which the
 * [theme editor](./?path=/docs/foundations-theme-editor--docs) writes.
 *
 * **Use in Figma**, from the same sources:
 *
 * 1. Save [light.json](./figma/light.json), [dark.json](./figma/dark.json) and [icons.svg](./figma/icons.svg).
 * 2. Import both JSON files as variables, as the modes `Light` and `Dark` of one collection. Colours are in sRGB,
 *    lengths in px. Shadows, curves and fluid sizes are left out: variables have no type for them.
 * 3. Place `icons.svg` on the canvas. Each icon is a group of 24 px with the name of its component, such as `MailIcon`.
 */
const meta = { title: 'Foundations/Tokens', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Groups with more tokens open with a click. */
const FEW = 4

function Tokens() {
  const [filter, setFilter] = useState('')
  const found = getTokens(allGroups, filter)
  const count = found.reduce((sum, [, list]) => sum + list.length, 0)
  return (
    <CopyStatus>
      <div className="grid gap-10">
        <TextField
          label="Search tokens"
          type="search"
          hint={`${count} of ${tokens.length}, by name, class, value or kind`}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <div className="-mt-6 flex flex-wrap gap-1">
          {allGroups.map((group) => (
            <Button
              key={group}
              variant="tertiary"
              size="small"
              aria-pressed={filter === group}
              onClick={() => setFilter(filter === group ? '' : group)}
            >
              {group}
            </Button>
          ))}
        </div>
        {found.map(([group, list]) => (
          <TokenList key={group} group={group} list={list} open={filter !== '' || list.length <= FEW} />
        ))}
      </div>
    </CopyStatus>
  )
}

export const All: Story = { tags: ['!test'], render: () => <Tokens /> }

/** The names of the custom properties that style sheets set on `:root`, on screens. */
function propertiesOnRoot(): Set<string> {
  const styleRules = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...(rule instanceof CSSGroupingRule && !(rule instanceof CSSMediaRule && rule.conditionText === 'print')
        ? styleRules(rule.cssRules)
        : []),
    ])
  const names = [...document.styleSheets]
    .flatMap(({ cssRules }) => styleRules(cssRules))
    .filter(({ selectorText }) => /(^|, ):root\b/.test(selectorText))
    .flatMap(({ style }) => [...style].filter((name) => name.startsWith('--')))
  return new Set(names)
}

/** Each has a value, and no property of the style sheets is missing. They can be searched and copied. */
export const Complete: Story = {
  ...All,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, step }) => {
    const list = new Set(tokens.map(({ name }) => name))
    await step('lists every property of the style sheets', async () => {
      const style = getComputedStyle(canvasElement)
      for (const name of list) await expect(style.getPropertyValue(name), `${name} has no value`).not.toBe('')
      // Tailwind's own, and what only derives the colours of a brand.
      const missing = [...propertiesOnRoot()].filter((name) => !list.has(name) && !/^--(tw|summit|default)-/.test(name))
      await expect(missing).toEqual([])
    })
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await step('finds a token by its class, and copies it by pointer and keyboard', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tokens' }), 'rounded-1')
      await userEvent.click(canvas.getByRole('button', { name: 'Copy var(--radius-1)' }))
      await expect(writeText).toHaveBeenLastCalledWith('var(--radius-1)')
      await expect(canvas.getByRole('status')).toHaveTextContent('Copied var(--radius-1)')
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(writeText).toHaveBeenLastCalledWith('rounded-1')
      await expect(canvas.queryByRole('button', { name: 'Copy --color-ink' })).not.toBeInTheDocument()
    })
    writeText.mockRestore()
  },
}
