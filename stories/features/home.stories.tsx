import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  HomeView,
  PlanDialog,
  PlanFormPlaceholder,
  ProductDemo,
  useProductDemo,
  type PlanFormProps,
} from '@summit/features/home'
import { states, mockHandle } from '@summit/features/home/fixtures'
import { loadable } from '@summit/features/loadable'
import { movableClock, type MovableClock } from '@summit/features/mocks/clock'
import { NewsletterForm } from '@summit/features/newsletter'
import { Drawer } from '@summit/ui/drawer'
import type { ComponentType } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { appStoreQr, testimonials } from '../brands.ts'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'

/**
 * The dialogs of the home page: the product demo in each of its states, and the workout plan. The whole page is under
 * [Pages/Home](./?path=/docs/pages-home--docs).
 */
const meta = {
  title: 'Features/Home',
  component: HomeView,
  args: { testimonials, qr: appStoreQr, demo: mockHandle(states.playing) },
  render: ({ demo, qr }) => (
    <Drawer.Root open onOpenChange={demo.close}>
      <ProductDemo demo={demo} qr={qr} />
    </Drawer.Root>
  ),
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

const openDemo = async () => {
  const dialog = await findDialog('Summit in action')
  await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull())
  return dialog
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const readPosition = (dialog: HTMLElement) => within(dialog).getByRole('slider', { name: 'Position in the demo' })
const valueText = (slider: HTMLElement) => slider.getAttribute('aria-valuetext')

const renderPage: Story['render'] = (args) => <HomeView {...args} />

/** The page with the button that opens the demo. */
export const Default: Story = { args: { demo: mockHandle(states.closed) }, render: renderPage }

/** 2 s into what the hero's phone plays: a short night is reported, and the sets are made easier. Still under reduced motion. */
export const HeroPlaying: Story = {
  name: 'Hero: playing',
  args: { demo: mockHandle(states.closed), phone: { element: { current: null }, isPlaying: true } },
  render: renderPage,
  decorators: [
    (Story) => (
      <>
        <style>{`
          .hero-banner { animation: hero-banner 4.6s -2s paused !important }
          .former-set { animation: former-set 2.7s -0.9s paused !important }
        `}</style>
        <Story />
      </>
    ),
  ],
  play: check(async ({ canvas }) => {
    await expect(await canvas.findByText('Today’s plan is being eased')).toBeInTheDocument()
  }),
}

/** The demo's dialog as it opens before the player's code is there: as large as it will be, with the link to the app. */
export const DemoLoading: Story = {
  name: 'Demo: loading',
  tags: ['HOME-11'],
  args: { demo: mockHandle(states.closed) },
  play: check(async () => {
    const dialog = await findDialog('Summit in action')
    const stage = dialog.querySelector<HTMLElement>('[aria-busy=true]')
    await expect(stage).toHaveFocus()
    // Firefox would pass over what Tab does not reach.
    await expect(stage?.tabIndex).toBe(0)
    await waitFor(() => expect(within(dialog).getByRole('link', { name: /App Store/ })).toBeVisible())
  }),
}

/** The demo plays by itself from its start. */
export const DemoPlaying: Story = {
  name: 'Demo: playing',
  args: { demo: mockHandle(states.playing, { play: fn(), pause: fn(), seek: fn(), close: fn() }) },
}

export const DemoPlayingTest: Story = {
  ...DemoPlaying,
  tags: ['!dev', '!autodocs', 'HOME-11'],
  play: async ({ args: { demo }, step }) => {
    const dialog = await openDemo()
    await step('pauses by its button, Space and K', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Pause' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(demo.pause).toHaveBeenCalledTimes(1)
      readPosition(dialog).focus()
      await userEvent.keyboard(' k')
      await expect(demo.pause).toHaveBeenCalledTimes(3)
    })
    await step('closes by its button and by Escape', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(demo.close).toHaveBeenCalledTimes(1))
      // This story keeps it open.
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Pause' })).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(demo.close).toHaveBeenCalledTimes(2))
    })
  },
}

/** 2.5 s: a banner says that the night was short. */
export const DemoSleep: Story = {
  name: 'Demo: a short night',
  args: { demo: mockHandle(states.sleep) },
}

/** 5.6 s: the sets of today's workout are rewritten. */
export const DemoSets: Story = {
  name: 'Demo: lighter sets',
  args: { demo: mockHandle(states.sets) },
}

/** 12 s: a barcode has been scanned. */
export const DemoScan: Story = {
  name: 'Demo: scan a barcode',
  args: { demo: mockHandle(states.scan) },
}

/** 17 s: a set of the workout is timed. */
export const DemoTimer: Story = {
  name: 'Demo: a timed set',
  args: { demo: mockHandle(states.timer) },
}

/** 21.8 s: the week's profile grows. */
export const DemoRidge: Story = {
  name: 'Demo: the week’s summit',
  args: { demo: mockHandle(states.ridge) },
}

/** The end: the demo leads to the app. */
export const DemoEnded: Story = {
  name: 'Demo: ended',
  args: { demo: mockHandle(states.ended) },
}

/** The first of three stills, in place of the demo under reduced motion. */
export const DemoFirstStill: Story = {
  name: 'Demo: first still',
  globals: { direction: 'ltr' },
  args: { demo: mockHandle(states.firstStill, { next: fn(), previous: fn(), play: fn() }) },
}

export const DemoFirstStillTest: Story = {
  ...DemoFirstStill,
  tags: ['!dev', '!autodocs', 'HOME-11'],
  play: async ({ args: { demo } }) => {
    const dialog = await openDemo()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }))
    within(dialog).getByRole('button', { name: 'Close' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(demo.next).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(demo.previous).toHaveBeenCalledTimes(1)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Play' }))
    await expect(demo.play).toHaveBeenCalledTimes(1)
  },
}

/** The second still. */
export const DemoSecondStill: Story = {
  name: 'Demo: second still',
  args: { demo: mockHandle(states.secondStill) },
}

/** The last still. */
export const DemoLastStill: Story = {
  name: 'Demo: last still',
  args: { demo: mockHandle(states.lastStill) },
}

/** The demo after it was closed. */
export const DemoClosed: Story = {
  tags: ['!dev', '!autodocs'],
  args: { demo: mockHandle(states.left) },
  render: renderPage,
  play: gone,
}

/** The demo with its hook, used by keyboard: play, pause, seek, close. */
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
    const dialog = await openDemo()
    const slider = readPosition(dialog)
    const getOpacity = (part: string) => getComputedStyle(dialog.querySelector(`[data-part=${part}]`) ?? dialog).opacity

    await step('plays by itself, chapter after chapter', async () => {
      await expect(within(dialog).getByRole('button', { name: 'Pause' })).toHaveFocus()
      const live = within(dialog).getByText('Your watch reports the night: 5 hours 10.').closest('[aria-live]')
      await expect(live).toHaveAttribute('aria-live', 'polite')
      await expect(getOpacity('set-0-after')).toBe('0')
      clock.moveTo(5000)
      await waitFor(() => expect(live).toHaveTextContent('So three sets get easier. All you do is press Start.'))
      await waitFor(() => expect(getOpacity('set-0-after')).toBe('1'))
      await expect(valueText(slider)).toBe('5 of 25 seconds: Lighter sets')
    })
    await step('goes back and forth by the arrow keys, wherever the focus is', async () => {
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(valueText(slider)).toBe('3 of 25 seconds: A short night'))
      await expect(getOpacity('set-0-after')).toBe('0')
      slider.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await waitFor(() => expect(valueText(slider)).toBe('7 of 25 seconds: Lighter sets'))
      await userEvent.keyboard('{ArrowLeft}')
    })
    await step('stands still while paused', async () => {
      await userEvent.keyboard('k')
      await within(dialog).findByRole('button', { name: 'Play' })
      clock.moveTo(20_000)
      await expect(valueText(slider)).toBe('5 of 25 seconds: Lighter sets')
      await userEvent.keyboard('k')
    })
    await step('ends, and plays again', async () => {
      await waitFor(() => {
        clock.moveTo(60_000)
        return expect(dialog).toHaveAccessibleDescription('Your turn. Summit is free to download.')
      })
      await expect(slider).toHaveValue('25000')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Play again' }))
      await within(dialog).findByText('Your watch reports the night: 5 hours 10.')
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

/** In right-to-left text the demo is mirrored, and the left arrow key goes forward. */
export const DemoRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { demo: mockHandle(states.scan, { seek: fn() }) },
}

export const DemoRightToLeftTest: Story = {
  ...DemoRightToLeft,
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { demo } }) => {
    await openDemo()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(demo.seek).toHaveBeenLastCalledWith(14_000)
    await userEvent.keyboard('{ArrowRight}')
    await expect(demo.seek).toHaveBeenLastCalledWith(10_000)
  },
}

/** On a small phone the whole demo fits the window. */
export const DemoOnAPhone: Story = {
  name: 'Demo on a phone',
  globals: { viewport: { value: 'small' } },
  args: { demo: mockHandle(states.sets) },
  play: check(async () => {
    const { left, right, bottom } = (await openDemo()).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  }),
}

/** The dialog for the workout plan as it opens before its form’s code is there. */
export const PlanLoading: Story = {
  name: 'Workout plan: loading',
  render: () => <OpenPlan Form={PlanFormPlaceholder} />,
  play: check(async () => {
    const dialog = await findDialog('A free workout plan, on paper.')
    await expect(dialog.querySelector('[aria-busy=true]')).toHaveFocus()
  }),
}

const OpenPlan = ({ Form }: { Form: ComponentType<PlanFormProps> }) => (
  <Drawer.Root open>
    <PlanDialog isOpen close={() => {}} Form={Form} />
  </Drawer.Root>
)

const PlanForm = loadable<PlanFormProps>(
  () => Promise.resolve(({ close }) => <NewsletterForm isRequested autoFocus onSuccess={close} />),
  undefined,
  { Placeholder: PlanFormPlaceholder, isNeeded: ({ isOpen }) => isOpen },
)

/** The same with the form of the newsletter, whose subscribers get the plan. */
export const Plan: Story = {
  name: 'Workout plan',
  render: () => <OpenPlan Form={PlanForm} />,
  play: check(async () => {
    const dialog = await findDialog('A free workout plan, on paper.')
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus())
  }),
}
