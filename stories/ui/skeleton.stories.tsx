import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, type SkeletonProps } from '@summit/ui/skeleton'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/skeleton.ts'
import { Sheet, sheet } from './sheet.tsx'

/** A placeholder for what is loading. */
const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  parameters: { guide, layout: 'padded' },
  args: { className: 'w-40' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** As high as the line that it stands in. */
export const Text: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <p className="font-display text-h3">
        <Skeleton {...args} />
      </p>
      <p>
        <Skeleton {...args} />
      </p>
    </div>
  ),
  play: check(async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll('p')) {
      await expect(line.offsetHeight).toBe(line.querySelector('span')?.offsetHeight)
    }
  }),
}

/** For a picture or initials. */
export const Circle: Story = { args: { shape: 'circle', className: 'size-16' } }

/** For a card or a drawing. */
export const Block: Story = { args: { shape: 'block', className: 'h-24 max-w-80' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<SkeletonProps>
      rows={{
        Text: { shape: 'text', className: 'w-40' },
        Circle: { shape: 'circle', className: 'size-16' },
        Block: { shape: 'block', className: 'h-24 w-40' },
      }}
      states={['Rest']}
      cell={(props) => <Skeleton {...props} />}
    />
  ),
}
