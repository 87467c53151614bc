import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from '@summit/ui/pagination'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/pagination.tsx'

/** Links to the pages of a long list. */
const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Climbs', page: 5, pages: 12, href: (page) => `#page-${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** In the middle of a long list. */
export const Default: Story = {}

/** On the first page there is no previous one. */
export const FirstPage: Story = { args: { page: 1 } }

/** On the last page there is no next one. */
export const LastPage: Story = { args: { page: 12 } }

/** Few pages are all shown. */
export const FewPages: Story = { args: { page: 2, pages: 3 } }

/** No room for the numbers: the position stands in their place. */
export const Narrow: Story = {
  args: { className: 'max-w-72' },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Page 5' })).not.toBeInTheDocument()
  }),
}

/** At 320 px and 200 % text the controls are below each other. */
export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(() => expect(document.documentElement.scrollWidth).toBe(innerWidth)),
}

/** From right to left: the arrows point the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
