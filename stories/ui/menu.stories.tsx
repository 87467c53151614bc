import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { SyncIcon } from '@summit/ui/icons'
import { Menu } from '@summit/ui/menu'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/menu.tsx'

/** Actions on one thing, behind a button. */
const meta = {
  title: 'UI/Menu',
  component: Menu.Content,
  subcomponents: { Item: Menu.Item },
  parameters: { guide, layout: 'padded', docs: { story: { inline: false } } },
  args: {
    children: (
      <>
        <Menu.Item render={<a href="#profile" />}>Profile</Menu.Item>
        <Menu.Item>Export my data</Menu.Item>
        <Menu.Item disabled>Devices</Menu.Item>
        <Menu.Separator />
        <Menu.Item intent="danger">Delete account…</Menu.Item>
      </>
    ),
  },
  render: (args) => (
    <Menu.Root defaultOpen>
      <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
      <Menu.Content {...args} />
    </Menu.Root>
  ),
} satisfies Meta<typeof Menu.Content>
export default meta
type Story = StoryObj<typeof meta>

const shown = () => screen.findByRole('menu', { name: 'Account' })

/** Open. */
export const Open: Story = {
  play: check(async () => {
    const menu = await shown()
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(0))
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  }),
}

/** Closed, with its button. */
export const Closed: Story = {
  render: (args) => (
    <Menu.Root>
      <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
      <Menu.Content {...args} />
    </Menu.Root>
  ),
}

/** Items with an icon. */
export const WithIcons: Story = {
  args: {
    children: (
      <>
        <Menu.Item>
          <SyncIcon className="size-4.5" /> Sync now
        </Menu.Item>
        <Menu.Item disabled>
          <SyncIcon className="size-4.5" /> Sync all
        </Menu.Item>
      </>
    ),
  },
}

/** What is on or off, and a choice of one. */
export const Choices: Story = {
  render: function Choices() {
    const [showsRest, setShowsRest] = useState(true)
    const [unit, setUnit] = useState('km')
    return (
      <Menu.Root defaultOpen>
        <Menu.Trigger render={<Button variant="secondary" />}>Account</Menu.Trigger>
        <Menu.Content>
          <Menu.CheckboxItem checked={showsRest} onCheckedChange={setShowsRest}>
            Show rest days
          </Menu.CheckboxItem>
          <Menu.Separator />
          <Menu.RadioGroup value={unit} onValueChange={setUnit}>
            <Menu.Label>Units</Menu.Label>
            <Menu.RadioItem value="km">Kilometres</Menu.RadioItem>
            <Menu.RadioItem value="mi">Miles</Menu.RadioItem>
          </Menu.RadioGroup>
        </Menu.Content>
      </Menu.Root>
    )
  },
  play: check(async () => {
    await shown()
    await expect(screen.getByRole('menuitemradio', { name: 'Kilometres' })).toBeChecked()
  }),
}

/** A long item, which wraps. */
export const LongText: Story = {
  args: { children: <Menu.Item>Ernährungsprotokoll der vergangenen Trainingswoche herunterladen</Menu.Item> },
}

/** At 320 px and 200 % text it stays within the window. */
export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(() =>
    waitFor(async () => {
      const { left, right } = screen.getByRole('menu').getBoundingClientRect()
      await expect([left >= 0, right <= innerWidth]).toEqual([true, true])
    }),
  ),
}

/** From right to left: it opens at the right edge of its button. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
