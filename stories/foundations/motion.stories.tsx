import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '@summit/ui/checkbox'
import { durations, easings } from '@summit/ui/tokens'
import { expect, userEvent } from 'storybook/test'

/** Short transitions of position and opacity with ease-out. None under reduced motion. */
const meta = { title: 'Foundations/Motion', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const DurationsAndEasings: Story = {
  render: () => (
    <div className="group grid gap-4">
      <Checkbox label="Climb" />
      {durations.flatMap((duration) =>
        easings.map((easing) => (
          <div key={`${duration} ${easing}`} className="grid gap-1 text-caption text-ink-muted">
            duration-{duration}, ease-{easing}
            <span className="block border-b border-line">
              <span
                className="block h-3.5 w-4 bg-accent transition-[translate] duration-(--duration) ease-(--easing) [clip-path:var(--triangle)] group-has-checked:translate-x-60 rtl:group-has-checked:-translate-x-60"
                style={{ '--duration': `var(--duration-${duration})`, '--easing': `var(--ease-${easing})` }}
              />
            </span>
          </div>
        )),
      )}
    </div>
  ),
}

export const DurationsAndEasingsTest: Story = {
  ...DurationsAndEasings,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Climb' }))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
