import type { Meta, StoryObj } from '@storybook/react-vite'
import { useDemo } from '@summit/features/home'
import { states, still } from '@summit/features/home/fixtures'
import { HomePage } from '@summit/features/home/view'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStoreQr, summit, testimonials } from '../brands.ts'
import { findDialog } from '../find-dialog.ts'

/**
 * The walk through the app that `Watch Demo` opens, in each of its states. The page itself is under
 * [Pages/Home](./?path=/docs/pages-home--docs).
 */
const meta = {
  title: 'Features/Home',
  component: HomePage,
  args: { brand: summit, testimonials, qr: appStoreQr, demo: still(states.closed) },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

const walk = () => findDialog('Summit in action')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The page, with the button that opens the walk. */
export const Default: Story = {
  args: { demo: still(states.closed, { watch: fn() }) },
}

export const DefaultTest: Story = {
  ...Default,
  tags: ['!dev', '!autodocs', 'HOME-11'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Watch Demo' }))
    await expect(args.demo.watch).toHaveBeenCalledTimes(1)
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}

/** The first screen. */
export const DemoToday: Story = {
  name: 'Demo: today',
  globals: { direction: 'ltr' },
  args: { demo: still(states.today, { next: fn(), previous: fn(), close: fn() }) },
}

export const DemoTodayTest: Story = {
  ...DemoToday,
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { demo }, step }) => {
    const dialog = await walk()
    await step('shows a screen, and says what it is', async () => {
      await expect(
        within(dialog).getByRole('img', {
          name: 'The Summit app: today’s workout, Ridge legs, 32 minutes, and 1,240 meters gained this week',
        }),
      ).toBeInTheDocument()
      await expect(dialog).toHaveAccessibleDescription('It opens on today’s workout, based on how the last one went.')
      await expect(within(dialog).getByText('1 of 3')).toBeInTheDocument()
    })
    await step('goes on and back by its buttons, and by the arrow keys wherever focus is', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
      within(dialog).getByRole('button', { name: 'Close' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(demo.next).toHaveBeenCalledTimes(2)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }))
      await userEvent.keyboard('{ArrowLeft}')
      await expect(demo.previous).toHaveBeenCalledTimes(2)
    })
    await step('is left by its button and by Escape', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await expect(demo.close).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Escape}')
      await expect(demo.close).toHaveBeenCalledTimes(2)
    })
  },
}

/** The second screen. */
export const DemoScan: Story = {
  name: 'Demo: scan',
  args: { demo: still(states.scan) },
  play: async () => {
    const dialog = await walk()
    await expect(dialog).toHaveAccessibleDescription('Point the camera at a barcode and the meal is logged.')
    await expect(
      within(dialog).getByRole('img', {
        name: 'The Summit app: the scanned barcode of a pack of oats, 224 kilocalories',
      }),
    ).toBeInTheDocument()
    await expect(within(dialog).getByText('2 of 3')).toBeInTheDocument()
  },
}

/** The third screen. */
export const DemoProgress: Story = {
  name: 'Demo: progress',
  args: { demo: still(states.progress) },
  play: async () => {
    const dialog = await walk()
    await expect(dialog).toHaveAccessibleDescription('Every session is height gained, drawn as one line.')
    await expect(
      within(dialog).getByRole('img', { name: 'The Summit app: November’s elevation profile, 4,860 meters gained' }),
    ).toBeInTheDocument()
    await expect(within(dialog).getByText('3 of 3')).toBeInTheDocument()
  },
}

/** The walk was opened, and closed again. */
export const DemoClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { demo: still(states.left) },
  play: gone,
}

/** The walk with its own hook, by keyboard alone: from the button through all three screens, and back to the button. */
export const DemoByKeyboard: Story = {
  tags: ['!dev', '!autodocs', 'HOME-11'],
  globals: { direction: 'ltr' },
  render: (args) => <Living {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Watch Demo' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await walk()

    await step('each screen is announced, and focus stays where it is', async () => {
      const live = within(dialog).getByText('1 of 3').closest('[aria-live="polite"]')
      await expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveFocus()
      for (const [key, text] of [
        ['{Enter}', '2 of 3'],
        ['{ArrowRight}', '3 of 3'],
        ['{ArrowRight}', '1 of 3'],
        ['{ArrowLeft}', '3 of 3'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect(live).toHaveTextContent(text)
      }
      await expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveFocus()
    })
    await step('Escape leads back to where it began', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

function Living(args: Parameters<typeof HomePage>[0]) {
  return <HomePage {...args} demo={useDemo()} />
}

/** From right to left, forward is left. */
export const DemoRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { demo: still(states.scan, { next: fn(), previous: fn() }) },
}

export const DemoRightToLeftTest: Story = {
  ...DemoRightToLeft,
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { demo } }) => {
    await walk()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(demo.next).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowRight}')
    await expect(demo.previous).toHaveBeenCalledTimes(1)
  },
}

/** On the smallest phone all of the walk is inside the window. */
export const DemoOnAPhone: Story = {
  name: 'Demo on a phone',
  globals: { viewport: { value: 'small' } },
  args: { demo: still(states.today) },
  play: async () => {
    const { left, right, bottom } = (await walk()).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
