import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomePage } from '@summit/features/home/view'
import { expect } from 'storybook/test'
import { summit } from '../brands.ts'

/** The home page. */
const meta = { title: 'Pages/Home', component: HomePage, args: { brand: summit } } satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Outclimb yesterday.')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
  },
}

/** The same page for another product. */
export const AnotherBrand: Story = {
  args: { brand: { ...summit, name: 'Basecamp', shortName: 'basecamp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Basecamp')).toBeVisible()
    await expect(canvas.queryByText(/Summit/)).not.toBeInTheDocument()
  },
}
