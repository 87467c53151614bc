import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeView, useProductDemo } from '@summit/features/home'
import { states, mockHandle } from '@summit/features/home/fixtures'
import { movableClock, type MovableClock } from '@summit/features/mocks/clock'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStoreQr, summit, testimonials } from '../brands.ts'
import { findDialog } from '../find-dialog.ts'

/**
 * The product demo that `Watch Demo` opens, in each of its states. The whole page is under
 * [Pages/Home](./?path=/docs/pages-home--docs).
 */
const meta = {
  title: 'Features/Home',
  component: HomeView,
  args: { testimonials, qr: appStoreQr, demo: mockHandle(states.closed) },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

const walk = () => findDialog('Summit in action')
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** The page with the button that opens the demo. */
export const Default: Story = {
  args: { demo: mockHandle(states.closed, { watch: fn() }) },
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

/** The demo plays on its own, without announcements to screen readers. */
export const DemoPlaying: Story = {
  name: 'Demo: playing',
  args: { demo: mockHandle(states.playing, { pause: fn() }) },
}

export const DemoPlayingTest: Story = {
  ...DemoPlaying,
  tags: ['!dev', '!autodocs', 'HOME-11'],
  play: async ({ args: { demo } }) => {
    const dialog = await walk()
    const pause = within(dialog).getByRole('button', { name: 'Pause' })
    await expect(pause).toHaveFocus()
    await expect(within(dialog).getByText('1 of 3').closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    await userEvent.keyboard('{Enter}')
    await expect(demo.pause).toHaveBeenCalledTimes(1)
  },
}

/** The last screen. The demo has stopped. */
export const DemoEnded: Story = {
  name: 'Demo: ended',
  args: { demo: mockHandle(states.ended, { play: fn() }) },
}

export const DemoEndedTest: Story = {
  ...DemoEnded,
  tags: ['!dev', '!autodocs', 'HOME-11'],
  play: async ({ args: { demo } }) => {
    const dialog = await walk()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Play again' }))
    await expect(demo.play).toHaveBeenCalledTimes(1)
    await expect(within(dialog).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The first screen of the demo. */
export const DemoToday: Story = {
  name: 'Demo: today',
  globals: { direction: 'ltr' },
  args: { demo: mockHandle(states.today, { next: fn(), previous: fn(), close: fn() }) },
}

export const DemoTodayTest: Story = {
  ...DemoToday,
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { demo }, step }) => {
    const dialog = await walk()
    await step('shows a screen with an accessible name', async () => {
      await expect(
        within(dialog).getByRole('img', {
          name: 'The Summit app: today’s workout, Ridge legs, 32 minutes, and 1,240 meters gained this week',
        }),
      ).toBeInTheDocument()
      await expect(dialog).toHaveAccessibleDescription('It opens on today’s workout, based on how the last one went.')
      await expect(within(dialog).getByText('1 of 3')).toBeInTheDocument()
    })
    await step('steps by buttons, and by arrow keys wherever focus is', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
      within(dialog).getByRole('button', { name: 'Close' }).focus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(demo.next).toHaveBeenCalledTimes(2)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }))
      await userEvent.keyboard('{ArrowLeft}')
      await expect(demo.previous).toHaveBeenCalledTimes(2)
    })
    await step('links to the app', async () => {
      await expect(within(dialog).getByRole('link', { name: /App Store/ })).toHaveAttribute(
        'href',
        summit.stores.appStore.url,
      )
    })
    await step('closes by its button and by Escape', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await expect(demo.close).toHaveBeenCalledTimes(1)
      await userEvent.keyboard('{Escape}')
      await expect(demo.close).toHaveBeenCalledTimes(2)
    })
  },
}

/** The second screen of the demo. */
export const DemoScan: Story = {
  tags: ['!test'],
  name: 'Demo: scan',
  args: { demo: mockHandle(states.scan) },
}

export const DemoScanTest: Story = {
  ...DemoScan,
  tags: ['!dev', '!autodocs'],
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

/** The third screen of the demo. */
export const DemoProgress: Story = {
  tags: ['!test'],
  name: 'Demo: progress',
  args: { demo: mockHandle(states.progress) },
}

export const DemoProgressTest: Story = {
  ...DemoProgress,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const dialog = await walk()
    await expect(dialog).toHaveAccessibleDescription('Every session is height gained, drawn as one line.')
    await expect(
      within(dialog).getByRole('img', { name: 'The Summit app: November’s elevation profile, 4,860 meters gained' }),
    ).toBeInTheDocument()
    await expect(within(dialog).getByText('3 of 3')).toBeInTheDocument()
  },
}

/** The demo after it was closed. */
export const DemoClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { demo: mockHandle(states.left) },
  play: gone,
}

/** The demo with its hook, used by keyboard: play, pause, step, close. */
export const DemoByKeyboard: Story = {
  tags: ['!dev', '!autodocs', 'HOME-11'],
  globals: { direction: 'ltr' },
  loaders: [() => ({ clock: movableClock() })],
  render: (args, { loaded }) => <Living {...args} clock={clockIn(loaded)} />,
  play: async ({ canvas, loaded, step }) => {
    const clock = clockIn(loaded)
    const opener = canvas.getByRole('button', { name: 'Watch Demo' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await walk()

    await step('plays on its own', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Pause' })).toHaveFocus()
      clock.moveTo(5000)
      await within(dialog).findByText('2 of 3')
      clock.moveTo(10_000)
      await within(dialog).findByText('3 of 3')
      clock.moveTo(15_000)
      await expect(await within(dialog).findByRole('button', { name: 'Play again' })).toHaveFocus()
    })
    await step('announces each manual step and keeps focus', async () => {
      await userEvent.keyboard('{Enter}')
      const live = (await within(dialog).findByText('1 of 3')).closest('[aria-live]')
      await expect(live).toHaveAttribute('aria-live', 'off')
      for (const [key, text] of [
        ['{ArrowRight}', '2 of 3'],
        ['{ArrowRight}', '3 of 3'],
        ['{ArrowRight}', '3 of 3'],
        ['{ArrowLeft}', '2 of 3'],
      ] as const) {
        await userEvent.keyboard(key)
        await expect(live).toHaveTextContent(text)
        await expect(live).toHaveAttribute('aria-live', 'polite')
      }
      await expect(within(dialog).getByRole('button', { name: 'Play' })).toHaveFocus()
    })
    await step('Escape returns focus to the trigger', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

function Living({ clock, ...args }: Parameters<typeof HomeView>[0] & { clock: MovableClock }) {
  return <HomeView {...args} demo={useProductDemo({ clock, isMotionReduced: () => false })} />
}

// SAFETY: set by the story's loader.
const clockIn = (loaded: Record<string, unknown>) => loaded['clock'] as MovableClock

/** In right-to-left text, the left arrow key steps forward. */
export const DemoRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { demo: mockHandle(states.scan, { next: fn(), previous: fn() }) },
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

/** On a small phone the whole demo fits the window. */
export const DemoOnAPhone: Story = {
  tags: ['!test'],
  name: 'Demo on a phone',
  globals: { viewport: { value: 'small' } },
  args: { demo: mockHandle(states.today) },
}

export const DemoOnAPhoneTest: Story = {
  ...DemoOnAPhone,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { left, right, bottom } = (await walk()).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
