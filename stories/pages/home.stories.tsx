import type { Meta, StoryObj } from '@storybook/react-vite'
import { states, still } from '@summit/features/home/fixtures'
import { HomePage } from '@summit/features/home/view'
import { summit } from '../brands.ts'

/** The home page. */
const meta = {
  title: 'Pages/Home',
  component: HomePage,
  args: { brand: summit, demo: still(states.closed) },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
