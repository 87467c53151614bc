import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from '@summit/ui/tabs'
import { TextField } from '@summit/ui/text-field'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/tabs.tsx'

/** Views of one thing, of which one is shown. */
const meta = {
  title: 'UI/Tabs',
  component: Tabs.Root,
  subcomponents: { List: Tabs.List, Tab: Tabs.Tab, Panel: Tabs.Panel },
  parameters: { guide, layout: 'padded' },
  args: {
    defaultValue: 'profile',
    children: (
      <>
        <Tabs.List label="Account">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="units">Units</Tabs.Tab>
          <Tabs.Tab value="devices">Devices</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile" keepMounted>
          <TextField label="Name" defaultValue="Ada Keller" />
        </Tabs.Panel>
        <Tabs.Panel value="units">Kilometres and kilograms.</Tabs.Panel>
        <Tabs.Panel value="devices">iPhone 15, Apple Watch.</Tabs.Panel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

/** The first tab is selected. */
export const Default: Story = {}

/** A tab that cannot be selected now. */
export const Disabled: Story = {
  args: {
    children: (
      <>
        <Tabs.List label="Account">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="units" disabled>
            Units
          </Tabs.Tab>
          <Tabs.Tab value="devices">Devices</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile" keepMounted>
          <TextField label="Name" defaultValue="Ada Keller" />
        </Tabs.Panel>
        <Tabs.Panel value="units">Kilometres and kilograms.</Tabs.Panel>
        <Tabs.Panel value="devices">iPhone 15, Apple Watch.</Tabs.Panel>
      </>
    ),
  },
}

/** More tabs than there is room for: the row scrolls, and the selected one is in view. */
export const Narrow: Story = {
  args: {
    className: 'max-w-72',
    defaultValue: 'devices',
    children: (
      <>
        <Tabs.List label="Account">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="units">Units of measurement</Tabs.Tab>
          <Tabs.Tab value="devices">Devices</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile" keepMounted>
          <TextField label="Name" defaultValue="Ada Keller" />
        </Tabs.Panel>
        <Tabs.Panel value="units">Kilometres and kilograms.</Tabs.Panel>
        <Tabs.Panel value="devices">iPhone 15, Apple Watch.</Tabs.Panel>
      </>
    ),
  },
  play: check(async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    const { left, right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(list.getBoundingClientRect().left)
    await expect(right).toBeLessThanOrEqual(list.getBoundingClientRect().right)
  }),
}

/** From right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
