import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '@summit/ui/icons'
import { expect } from 'storybook/test'

/** Icons on a 24 px grid with a 1.75 px line. They are decorative unless they have a `title`: the text beside them is their label. */
const meta = { title: 'Foundations/Icons', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-6 text-caption text-ink-muted">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="grid gap-2">
          <span className="flex items-center gap-3 text-ink">
            <Icon />
            <Icon size="small" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  ),
  play: ({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument(),
}

/** With a title, where no text beside the icon says the same. */
export const Titled: Story = {
  render: () => <icons.SyncIcon title="Synchronised" />,
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Synchronised' })).toBeVisible(),
}
