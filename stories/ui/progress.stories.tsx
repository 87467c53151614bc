import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress, type ProgressProps } from '@summit/ui/progress'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/progress.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** How far something is that takes long. */
const meta = {
  title: 'UI/Progress',
  component: Progress,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Downloading videos', value: 40, className: 'max-w-96' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

/** Two fifths. */
export const Default: Story = {}

/** The value in words. */
export const WithValueText: Story = { args: { value: 3, max: 12, valueText: '3 of 12 videos' } }

/** It is not known how long it takes. */
export const Unknown: Story = { args: { label: 'Preparing your plan', value: undefined } }

/** Not begun. */
export const Empty: Story = { args: { value: 0, valueText: '0 of 12 videos' } }

/** Done. */
export const Full: Story = { args: { value: 100, valueText: '12 of 12 videos' } }

/** A long label and value in a narrow column. */
export const LongText: Story = {
  args: {
    className: 'w-48 max-w-full',
    label: 'Trainingsvideos werden heruntergeladen',
    valueText: '118 von 1.024 Videos',
  },
}

/** The name of a file, which has no place to break. */
export const FileNameTest: Story = {
  tags: ['!dev', '!autodocs'],
  args: { className: 'w-48 max-w-full', label: 'summit_workout_of_the_day_2026-11-30_final_version.mp4' },
  play: check(async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar')
    await expect(bar.parentElement?.scrollWidth).toBe(bar.parentElement?.clientWidth)
  }),
}

/** From right to left: it begins at the right. */
export const RightToLeft: Story = { args: { valueText: '40 %' }, globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<ProgressProps>>
      rows={{ Empty: { value: 0 }, Part: { value: 40 }, Full: { value: 100 }, Unknown: {} }}
      states={['Rest']}
      cell={(props, id) => <Progress label="Sync" {...props} id={id} className="w-44" />}
    />
  ),
}
