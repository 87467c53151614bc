import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating, type RatingProps } from '@summit/ui/rating'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/rating.ts'
import { Sheet, sheet } from './sheet.tsx'

/** A rating in stars. */
const meta = {
  title: 'UI/Rating',
  component: Rating,
  parameters: { guide, layout: 'padded' },
  args: { value: 5, label: '5 out of 5 stars' },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

/** The best rating. */
export const Default: Story = {
  play: check(({ canvas }) => expect(canvas.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()),
}

/** Stars that are not given are pale. */
export const Partial: Story = { args: { value: 3, label: '3 out of 5 stars' } }

/** No star. */
export const Empty: Story = { args: { value: 0, label: '0 out of 5 stars' } }

/** Larger stars. */
export const Medium: Story = { args: { size: 'medium', value: 4, label: '4 out of 5 stars' } }

/** From right to left. */
export const RightToLeft: Story = { args: { value: 3, label: '3 out of 5 stars' }, globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<RatingProps>>
      rows={{ Small: { size: 'small' }, Medium: { size: 'medium' } }}
      states={[]}
      columns={{ Empty: { value: 0 }, Partial: { value: 3 }, Full: { value: 5 } }}
      cell={({ value = 5, ...props }) => <Rating {...props} value={value} label={`${value} out of 5 stars`} />}
    />
  ),
}
