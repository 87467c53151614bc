import type { Meta, StoryObj } from '@storybook/react-vite'

export default { title: 'Chromatic' } satisfies Meta
type Story = StoryObj

export const Off: Story = { render: () => <p>Monday</p>, parameters: { chromatic: { disableSnapshot: true } } }

export const NotVisual: Story = { render: () => <p>Monday</p>, tags: ['!visual'] }

export const Ignored: Story = {
  render: () => (
    <div className="days">
      <b className="chromatic-ignore" title="Monday">
        Monday
      </b>
      <div data-chromatic="ignore">
        <i>Monday</i>
      </div>
      <img src="data:,Monday" alt="Monday" />
    </div>
  ),
  parameters: { chromatic: { ignoreSelectors: ['.days > img'] } },
}

export const InModes: Story = {
  render: () => <p>Monday</p>,
  parameters: {
    chromatic: {
      modes: { night: { theme: 'dark' }, phone: { viewport: 'small' }, off: { theme: 'dark', disable: true } },
    },
  },
}

export const Late: Story = {
  render: () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce) and (forced-colors: active)').matches
    const follow = (element: HTMLElement | null) => {
      setTimeout(() => element?.append(isStill ? ' Monday' : ' Sunday'), 1600)
    }
    return <p ref={follow}>Late</p>
  },
  parameters: { chromatic: { delay: 1000, prefersReducedMotion: 'reduce', forcedColors: 'active' } },
}

export const Wrong: Story = { render: () => <p>Wrong</p>, parameters: { chromatic: { delay: '1s' } } }
