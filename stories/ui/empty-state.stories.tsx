import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@summit/ui/button'
import { EmptyState } from '@summit/ui/empty-state'
import { ChallengeIcon } from '@summit/ui/icons'
import { LinkButton } from '@summit/ui/link-button'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/empty-state.tsx'

/** What stands in place of things that are not there yet. */
const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  parameters: { guide, layout: 'padded' },
  args: {
    title: 'No challenges yet',
    icon: <ChallengeIcon />,
    children: 'Those you join are here, with the days that are left.',
    action: <Button>Find a challenge</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** With an icon, a sentence and what can be done. */
export const Default: Story = {}

/** A search without results: there is nothing to add. */
export const TextAlone: Story = {
  args: { title: 'No results for “Kilimanjaro”', icon: undefined, action: undefined, children: 'Try fewer words.' },
}

/** A search for what has no place to break. */
export const LongWordTest: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...TextAlone.args, title: 'No results for “Hochgebirgsdurchquerungsgesellschaft”', className: 'max-w-64' },
  play: check(async ({ canvas }) => {
    const box = canvas.getByText('Try fewer words.').parentElement
    await expect(box?.scrollWidth).toBe(box?.clientWidth)
  }),
}

/** Two ways on. */
export const TwoActions: Story = {
  args: {
    action: (
      <>
        <Button>Find a challenge</Button>
        <LinkButton variant="secondary" href="#help">
          How they work
        </LinkButton>
      </>
    ),
  },
}

/** In a narrow column. */
export const Narrow: Story = { args: { className: 'max-w-64' } }
