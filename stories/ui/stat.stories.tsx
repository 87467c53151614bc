import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat, type StatProps } from '@summit/ui/stat'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/stat.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A key figure and its label. */
const meta = {
  title: 'UI/Stat',
  component: Stat,
  parameters: { guide, layout: 'padded' },
  args: { value: '4.9', label: 'rating' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** With a line at its start. */
export const Default: Story = {
  play: check(({ canvasElement }) => expect(canvasElement).toHaveTextContent('4.9 rating')),
}

/** With a unit. */
export const Unit: Story = { args: { value: '1,284', unit: 'm', label: 'climbed this week' } }

/** Without the line. */
export const Plain: Story = { args: { variant: 'plain' } }

/** Several, as a list. */
export const List: Story = {
  render: (args) => (
    <ul className="flex flex-wrap gap-x-10 gap-y-6">
      <li>
        <Stat {...args} />
      </li>
      <li>
        <Stat {...args} value="50,000+" label="users" />
      </li>
      <li>
        <Stat {...args} value="128" unit="kg" label="moved today" />
      </li>
    </ul>
  ),
}

/** At 320 px and 200 % text a long number is in one line, and its unit below it. */
export const LargeTextOnASmallPhone: Story = {
  args: { value: '1,250,000', unit: 'kg' },
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('1,250,000').getClientRects()).toHaveLength(1)
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  }),
}

/** A number with a sign keeps its order. */
export const RightToLeft: Story = { args: { value: '50,000+', label: 'مستخدم' }, globals: { direction: 'rtl' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<StatProps>>
      rows={{ Ruled: { variant: 'ruled' }, Plain: { variant: 'plain' } }}
      states={['Rest']}
      columns={{ 'With unit': { value: '1,284', unit: 'm', label: 'climbed' } }}
      cell={(props) => <Stat value="4.9" label="rating" {...props} />}
    />
  ),
}
