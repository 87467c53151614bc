import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { Drawer } from '@summit/ui/drawer'
import { createToasts, Toaster } from '@summit/ui/toast'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { afterMount } from '../after-mount.tsx'
import { check } from '../check.ts'
import { findDialog } from '../find-dialog.ts'
import { guide } from './guides/drawer.ts'

/** A modal drawer at the inline end, as high as the window, closed by its button, Escape or a click outside. */
const meta = {
  title: 'UI/Drawer',
  component: Drawer.Content,
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: {
    id: 'places',
    children: (
      <>
        <Drawer.Title>Places</Drawer.Title>
        <nav aria-label="Places" className="grid">
          {['Base', 'First camp', 'Second camp', 'Ridge', 'Top'].map((place) => (
            <a key={place} href="/somewhere" className="border-b border-line py-3.5 font-display text-h3 no-underline">
              {place}
            </a>
          ))}
        </nav>
      </>
    ),
  },
  render: (args) => (
    <>
      <Drawer.Trigger drawer={args.id} render={<Button variant="secondary" />}>
        Open menu
      </Drawer.Trigger>
      <Drawer.Content {...args} />
    </>
  ),
} satisfies Meta<typeof Drawer.Content>
export default meta
type Story = StoryObj<typeof meta>

const opener = () => screen.getByRole('button', { name: 'Open menu' })
const shown = async () => {
  const drawer = await findDialog('Places')
  await waitFor(() => expect(drawer.getAnimations({ subtree: true })).toHaveLength(0))
  return drawer
}
const open = async () => {
  await userEvent.click(opener())
  return shown()
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** A native dialog has no prop that opens it as a modal one. */
const opened = [afterMount((find) => find('[aria-haspopup=dialog]').click())]

/** Open at the right edge. */
export const Open: Story = {
  tags: ['CHROME-07'],
  decorators: opened,
  play: check(async () => {
    const { top, right, height } = (await shown()).getBoundingClientRect()
    await expect({ top, right, height }).toEqual({
      top: 0,
      right: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
  }),
}

/** Closed, with its trigger. */
export const Closed: Story = { tags: ['!test'] }

export const ClosedTest: Story = {
  ...Closed,
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    await gone()
    await step('Escape closes it and returns focus to the trigger', async () => {
      await open()
      await userEvent.keyboard('{Escape}')
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    })
    await step('the Close button does, too', async () => {
      const drawer = await open()
      await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
      await gone()
      await waitFor(() => expect(opener()).toHaveFocus())
    })
  },
}

/** Opened from code: `Drawer.Root` has `open`, `defaultOpen` and `onOpenChange`, and connects trigger and content. */
export const OpenAtFirst: Story = {
  args: { id: undefined },
  render: (args) => (
    <Drawer.Root defaultOpen>
      <Drawer.Trigger render={<Button variant="secondary" />}>Open menu</Drawer.Trigger>
      <Drawer.Content {...args} />
    </Drawer.Root>
  ),
  play: check(async () => expect(within(await shown()).getByRole('link', { name: 'Base' })).toHaveFocus()),
}

/** In right-to-left text it is at the left edge. */
export const RightToLeft: Story = {
  decorators: opened,
  globals: { direction: 'rtl' },
  play: check(async () => expect((await shown()).getBoundingClientRect().left).toBe(0)),
}

/** Content higher than the window scrolls; the Close button stays visible. */
export const LongText: Story = {
  tags: ['!test'],
  decorators: opened,
  args: {
    children: (
      <>
        <Drawer.Title>Places</Drawer.Title>
        {Array.from({ length: 40 }, (_, day) => (
          <a key={day} href="/somewhere">
            Day {day + 1}
          </a>
        ))}
      </>
    ),
  },
}

export const LongTextTest: Story = {
  ...LongText,
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const drawer = within(await shown())
    drawer.getByRole('link', { name: 'Day 40' }).focus()
    const close = drawer.getByRole('button', { name: 'Close' })
    await expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    // What scrolls is not seen through it.
    const { backgroundColor } = getComputedStyle(close.parentElement ?? close)
    await expect(close).toHaveStyle({ backgroundColor })
  },
}

/** At the inline start: left in left-to-right text. */
export const AtTheStart: Story = {
  decorators: opened,
  args: { side: 'start' },
  play: check(async () => expect((await shown()).getBoundingClientRect().left).toBe(0)),
}

/** At the inline start in right-to-left text: right. */
export const AtTheStartRightToLeft: Story = {
  decorators: opened,
  args: { side: 'start' },
  globals: { direction: 'rtl' },
  play: check(async () =>
    expect((await shown()).getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
  ),
}

/** In the middle of the window, as wide as a Dialog of its size: a dialog that opens before hydration. */
export const InTheMiddle: Story = {
  decorators: opened,
  args: { side: 'center' },
  play: check(async () => {
    const { left, right } = (await shown()).getBoundingClientRect()
    await expect(left).toBeGreaterThan(0)
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThan(1)
  }),
}

/** With a description and buttons at its lower end; a button stays inside, `Drawer.Close` closes it. */
export const WithFooter: Story = {
  decorators: opened,
  args: {
    size: 'large',
    children: (
      <>
        <Drawer.Title>Places</Drawer.Title>
        <Drawer.Description>Choose what the map shows.</Drawer.Description>
        <Drawer.Footer>
          <Button variant="secondary">Show all</Button>
          <Drawer.Close render={<Button />}>Done</Drawer.Close>
        </Drawer.Footer>
      </>
    ),
  },
}

/** On a small phone. */
export const SmallPhone: Story = {
  decorators: opened,
  globals: { viewport: { value: 'small' } },
}

/** A toast over the drawer is rendered inside it, at the bottom of the window. */
export const ToastOver: Story = {
  decorators: opened,
  render: function ToastOver(args) {
    const [toasts] = useState(() => {
      const shown = createToasts()
      shown.notify({ intent: 'danger', title: 'Error', text: 'Something went wrong. Please try again.' })
      return shown
    })
    return (
      <>
        <Toaster toasts={toasts} duration={Infinity} />
        <Drawer.Trigger drawer={args.id} render={<Button variant="secondary" />}>
          Open menu
        </Drawer.Trigger>
        <Drawer.Content {...args} />
      </>
    )
  },
}

export const ToastOverTest: Story = {
  ...ToastOver,
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'ltr' },
  play: async ({ step }) => {
    const drawer = await shown()
    const toast = await screen.findByRole('listitem')

    await step('is rendered inside the drawer, above it', async () => {
      await expect(drawer).toContainElement(toast)
      await expect(toast.closest('[aria-hidden="true"], [inert]')).toBeNull()
      await expect(toast.getBoundingClientRect().left).toBeLessThan(drawer.getBoundingClientRect().left)
    })
    await step('one Escape closes the drawer', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
    })
  },
}
