import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch, type SwitchProps } from '@summit/ui/switch'
import { expect, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/switch.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A native checkbox that turns a setting on or off at once. */
const meta = {
  title: 'UI/Switch',
  component: Switch,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Weekly summary', name: 'summary' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

/** Off. */
export const Default: Story = {}

/** On. */
export const On: Story = { args: { defaultChecked: true } }

/** With a hint. */
export const WithHint: Story = { args: { hint: 'Sent every Monday, if you trained.' } }

/** The setting was not saved. */
export const Error: Story = { args: { error: 'Not saved. Try again.', hint: 'Sent every Monday, if you trained.' } }

/** Disabled, on. */
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }

/** With a long label, on a small screen. */
export const LongLabel: Story = {
  args: { label: 'Download the videos of tomorrow’s workout at night, while the phone is charging' },
  globals: { viewport: { value: 'small' } },
}

/** From right to left: on is at the left. */
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } }

/** A part of the page from left to right in one from right to left, and one whose direction is a style alone. */
export const OtherDirectionsTest: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  render: () => (
    <>
      <div dir="ltr">
        <Switch label="Weekly summary" id="ltr" />
      </div>
      <div dir="ltr">
        <div className="[direction:rtl]">
          <Switch label="أسبوعيا" id="rtl" />
        </div>
      </div>
    </>
  ),
  play: check(async ({ canvas, userEvent }) => {
    for (const control of canvas.getAllByRole('switch')) {
      await userEvent.click(control)
      const track = control.getBoundingClientRect()
      const atEnd = () => {
        const thumb = control.nextElementSibling?.getBoundingClientRect() ?? track
        return control.id === 'ltr' ? track.right - thumb.right : thumb.left - track.left
      }
      await waitFor(() => expect(atEnd()).toBeCloseTo(4))
    }
  }),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<SwitchProps>>
      rows={{ Off: {}, On: { defaultChecked: true } }}
      columns={{ Error: { error: 'Not saved.' }, Disabled: { disabled: true } }}
      cell={(props, id) => <Switch label="Sync" {...props} id={id} />}
    />
  ),
}
