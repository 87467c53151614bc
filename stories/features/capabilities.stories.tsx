import type { Meta, StoryObj } from '@storybook/react-vite'
import { Capabilities, capabilitiesMessages } from '@summit/features/capabilities'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** Layouts of the nine cards. The whole page is under [Pages/Features](./?path=/docs/pages-features--docs). */
const meta = {
  title: 'Features/Capabilities',
  component: Capabilities,
} satisfies Meta<typeof Capabilities>
export default meta
type Story = StoryObj<typeof meta>

/**
 * On wide screens a card's illustration stands beside the text, or between text and details. Cards of a row have equal
 * heights.
 */
export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: check(async ({ canvas }) => {
    const tops = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().top)
    const widths = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().width)
    for (const [left, right] of [
      [0, 1],
      [2, 3],
      [4, 5],
      [6, 7],
    ] as const) {
      await expect(tops[left]).toBe(tops[right])
      await expect(widths[left]).not.toBe(widths[right])
    }
  }),
}

/** Another language with long words. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    messages: {
      title: 'Trainingsbegleitungsgeräte.',
      capabilities: {
        ...capabilitiesMessages.capabilities,
        workouts: {
          title: 'Trainingsplananpassungsautomatik',
          text: 'Liest Schlafdauerunterschiede und Belastungsverträglichkeitsgrenzen.',
          details: [
            'Steigerungsempfehlungen',
            'Regenerationsberücksichtigung',
            'Gelenkschonungsalternativen',
            'Begründungsnachvollziehbarkeit',
          ],
        },
      },
    },
  },
}
