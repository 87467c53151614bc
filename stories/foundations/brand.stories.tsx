import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@summit/ui/badge'
import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { Link } from '@summit/ui/link'
import { TextField } from '@summit/ui/text-field'
import { themes, type Theme } from '@summit/ui/tokens'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'
import block from './brand.css?raw'
import { contrast, pairs } from './contrast.ts'
import { cssProperty } from './computed-value.tsx'

const other = { light: 'dark', dark: 'light' } as const

/**
 * A second brand, as the README of `@summit/ui` documents it: one block of properties `--summit-*` on `:root`, which
 * holds in both themes, in nested ones, in dialogs and with more contrast. The
 * [theme editor](./?path=/docs/foundations-theme-editor--docs) writes such a block.
 */
const meta = {
  title: 'Foundations/Brand',
  parameters: { docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Sample = ({ theme }: { theme: Theme }) => (
  <section data-theme={theme} aria-label={theme} className="grid content-start gap-4 bg-ground p-6 text-ink">
    <h2 className="text-h3">{theme === 'light' ? 'Light' : 'Dark'}</h2>
    <p>
      Text with <Link href="#brand">a link</Link> and <span className="text-accent-ink">the accent</span>.{' '}
      <Badge>New</Badge>
    </p>
    <TextField label="Email" name={`email-${theme}`} type="email" />
    <div className="flex flex-wrap gap-3">
      <Button variant="accent">Get started</Button>
      <Dialog.Root>
        <Dialog.Trigger render={<Button variant="secondary" />}>Open {theme}</Dialog.Trigger>
        <Dialog.Content>
          <Dialog.Title>In {theme}</Dialog.Title>
          <Dialog.Description>A dialog has the theme of the part that opens it.</Dialog.Description>
          <Button variant="accent">Continue</Button>
        </Dialog.Content>
      </Dialog.Root>
    </div>
    <div className="surface-brand grid gap-2 p-4">
      <p>Text on the brand colour</p>
      <p className="border-t border-line pt-2 text-ink-muted">Secondary text</p>
    </div>
    <div className="surface-highlight p-4">Highlighted</div>
    <div data-theme={other[theme]} className="bg-ground p-4 text-ink">
      {other[theme]} within {theme}: <span className="text-accent-ink">the accent</span>
    </div>
  </section>
)

/**
 * Both themes, each with a part in the other one. The README's example has the contrasts that the README requires, and
 * nested themes have their own colours.
 */
export const Themes: Story = {
  render: () => (
    <>
      <style>{block}</style>
      <div className="grid md:grid-cols-2">
        {themes.map((theme) => (
          <Sample key={theme} theme={theme} />
        ))}
      </div>
    </>
  ),
  play: check(async ({ canvas, canvasElement }) => {
    for (const theme of themes) {
      const part = canvas.getByRole('region', { name: theme })
      const nested = canvasElement.querySelector<HTMLElement>(`[data-theme="${other[theme]}"] [data-theme="${theme}"]`)
      for (const { text, ground, needs } of pairs) {
        // On the brand colour the accent is text in its dark value, which surfaces set.
        if (text === 'accent') continue
        const ratio = contrast(cssProperty(`--color-${text}`)(part), cssProperty(`--color-${ground}`)(part))
        await expect(ratio, `${text} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(needs)
      }
      await expect(cssProperty('--color-accent')(nested as HTMLElement)).toBe(cssProperty('--color-accent')(part))
    }
  }),
}

/** A dialog that a dark part opens in a light page. */
export const DarkDialog: Story = {
  ...Themes,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const part = canvas.getByRole('region', { name: 'dark' })
    await userEvent.click(within(part).getByRole('button', { name: 'Open dark' }))
    const dialog = await findDialog('In dark')
    await expect(cssProperty('--color-ground')(dialog)).toBe(cssProperty('--color-ground')(part))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible())
  },
}
