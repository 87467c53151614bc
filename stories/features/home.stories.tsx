import type { Meta, StoryObj } from '@storybook/react-vite'
import { states, still } from '@summit/features/home/fixtures'
import { HomePage } from '@summit/features/home/view'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { summit } from '../brands.ts'

/** The home page's walk through the app in each of its states. The page itself is under `Pages/Home`. */
const meta = {
  title: 'Features/Home',
  component: HomePage,
  args: { brand: summit, demo: still(states.closed) },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  tags: ['HOME-11'],
  args: { demo: still(states.closed, { watch: fn() }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Demo' }))
    await expect(args.demo.watch).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

export const Today: Story = {
  args: { demo: still(states.today, { next: fn(), previous: fn(), close: fn() }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('img')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.demo.next).toHaveBeenCalledTimes(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Previous' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.demo.previous).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    await expect(args.demo.close).toHaveBeenCalledOnce()
  },
}

export const Scan: Story = {
  args: { demo: still(states.scan) },
  play: async () => {
    await expect(await screen.findByText(/2 of 3/)).toBeInTheDocument()
  },
}

export const Progress: Story = {
  args: { demo: still(states.progress) },
  play: async () => {
    await expect(await screen.findByText(/3 of 3/)).toBeInTheDocument()
  },
}

export const Left: Story = {
  args: { demo: still(states.left) },
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
