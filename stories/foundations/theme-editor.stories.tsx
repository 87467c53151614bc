import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { CopyStatus } from '../../.storybook/docs/copy.tsx'
import type { Settings } from '../../.storybook/modes.ts'
import { check } from '../check.ts'
import block from './brand.css?raw'
import { properties } from './theme-editor/brand-properties.ts'
import { ThemeEditor } from './theme-editor/theme-editor.tsx'

/**
 * Choose a brand and see it on screens, in light and dark. A pair of colours with too little contrast is listed. Copy the
 * CSS into your app: it sets only what differs from Summit's own brand. The properties are those of
 * [Brand](./?path=/docs/foundations-brand--docs).
 */
const meta = {
  title: 'Foundations/Theme editor',
  parameters: { layout: 'padded' },
  args: { initial: {} },
  argTypes: { initial: { table: { disable: true } } },
  render: ({ initial }, { globals }) => (
    <CopyStatus>
      {/* SAFETY: `preview.tsx` defines these globals and their values. */}
      <ThemeEditor initial={initial} settings={globals as unknown as Settings} />
    </CopyStatus>
  ),
} satisfies Meta<{ initial: Record<string, string> }>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Typed, measured, copied and reset. */
export const DefaultTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, step }) => {
    const css = canvas.getByRole('region', { name: 'CSS' })
    const accent = canvas.getByRole('textbox', { name: 'Accent, light' })
    await step('offers every property of the README', async () => {
      await expect(properties).toEqual(block.match(/--summit-[\w-]+(?=:)/g))
    })
    await step('writes what differs from Summit’s brand', async () => {
      await userEvent.click(accent)
      await userEvent.paste('#1d4ed8')
      await expect(css).toHaveTextContent(/^:root \{ --summit-accent: #1d4ed8; \}$/)
      await expect(canvas.getByLabelText('Choose Accent, light')).toHaveValue('#1d4ed8')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Corners of controls' }), 'Large')
      await expect(css).toHaveTextContent('--summit-radius: 0.75rem;')
    })
    await step('lists the pairs that fail, until their colours are changed', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Contrast of every pair' }))
      const row = within(canvas.getByText('on-accent on accent', { selector: 'th' }).closest('tr') ?? document.body)
      await expect(row.getByText('Fail')).toBeVisible()
      await expect(row.getByText('Pass')).toBeVisible()
      const failing = within(canvas.getByRole('list', { name: 'Pairs with too little contrast' }))
      await expect(failing.getByText(/^on-accent on accent, light: [12]\.\d\d : 1, needs 4.5 : 1$/)).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'On accent, light' }), 'white')
      await expect(failing.queryByText(/^on-accent on accent, light/)).not.toBeInTheDocument()
    })
    await step('copies and resets', async () => {
      const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(canvas.getByRole('button', { name: 'Copy CSS' }))
      await expect(writeText).toHaveBeenLastCalledWith(
        ':root {\n  --summit-accent: #1d4ed8;\n  --summit-on-accent: white;\n  --summit-radius: 0.75rem;\n}\n',
      )
      writeText.mockRestore()
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
      await expect(accent).toHaveValue('')
      await expect(css).not.toHaveTextContent('--summit')
    })
  },
}

/** A yellow accent with white text: they need 4.5 : 1. */
export const TooLittleContrast: Story = {
  tags: ['!autodocs'],
  args: { initial: { '--summit-accent': '#ffc800', '--summit-on-accent': '#fff' } },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText(/pairs of colours have too little contrast/)).toBeVisible()
    const failing = canvas.getByRole('list', { name: 'Pairs with too little contrast' })
    await expect(within(failing).getByText(/^on-accent on accent, light: 1.\d\d : 1, needs 4.5 : 1$/)).toBeVisible()
  }),
}

/** What is no value is not applied, and the field says what is. */
export const InvalidValues: Story = {
  tags: ['!autodocs'],
  args: {
    initial: {
      '--summit-accent': 'bluish',
      '--summit-line': 'red; }',
      '--summit-radius': '12zz',
      '--summit-ink': '#112',
    },
  },
  play: check(async ({ canvas }) => {
    const accent = canvas.getByRole('textbox', { name: 'Accent, light' })
    await expect(accent).toBeInvalid()
    await expect(accent).toHaveAccessibleDescription(/^Enter an opaque colour/)
    await expect(canvas.getByRole('textbox', { name: 'Line, light' })).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Radius' })).toHaveAccessibleDescription(
      'Enter a length, such as 8px or 0.5rem.',
    )
    await expect(canvas.getByRole('region', { name: 'CSS' })).toHaveTextContent(/^:root \{ --summit-ink: #112; \}$/)
  }),
}
