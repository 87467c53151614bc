import type { Meta, StoryObj } from '@storybook/react-vite'

/** One failing story per check, and one that passes all of them. */
const meta = { title: 'Failing', render: () => <p>Text</p> } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Tidy: Story = {}

export const Timer: Story = {
  play: () => {
    setTimeout(function fallAsleep() {}, 60_000)
  },
}

export const Interval: Story = {
  play: () => {
    setInterval(function tick() {}, 1000)
  },
}

export const AnimationFrame: Story = {
  play: () => {
    const drift = () => requestAnimationFrame(drift)
    drift()
  },
}

export const Storage: Story = {
  play: () => localStorage.setItem('fixture', 'value'),
}

export const Attribute: Story = {
  play: () => document.body.setAttribute('data-fixture', 'value'),
}

export const LeftElement: Story = {
  play: () => document.body.append(document.createElement('aside')),
}

export const Log: Story = {
  play: () => console.log('a logged message'),
}

export const Rejection: Story = {
  play: () => {
    const refuse = () => Promise.reject(new Error('a rejected promise'))
    void refuse()
  },
}

export const Network: Story = {
  play: async () => {
    await fetch('/api/unmocked')
  },
}

export const UnreadableInLight: Story = {
  render: () => (
    <>
      <style>{'[data-theme="light"] .unreadable { color: #ddd; background: #fff }'}</style>
      <p className="unreadable">Text</p>
    </>
  ),
}

export const UnreadableInDark: Story = {
  render: () => (
    <>
      <style>{'[data-theme="dark"] .unreadable { color: #333; background: #222; transition: color 1s }'}</style>
      <p className="unreadable">Text</p>
    </>
  ),
}

export const Softened: Story = {
  parameters: { a11y: { test: 'todo' } },
}
