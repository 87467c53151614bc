import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '@summit/ui/icons'
import { expect, spyOn, userEvent } from 'storybook/test'
import { IconList } from './icon-list.tsx'

/**
 * Icons on a 24 px grid with a 1.75 px line, in two sizes. They are decorative unless they have a `title`: the text
 * beside them is their label. All of them in one file for Figma: [icons.svg](./figma/icons.svg).
 */
const meta = { title: 'Foundations/Icons', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** A click copies the import, the JSX or the SVG. */
export const All: Story = { render: () => <IconList /> }

export const AllTest: Story = {
  ...All,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    // A word of the description.
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'envelope')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'SVG: copy MailIcon' }))
    await expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/^<svg .*viewBox="0 0 24 24".*<\/svg>$/))
    await userEvent.click(canvas.getByRole('button', { name: 'Import: copy MailIcon' }))
    await expect(writeText).toHaveBeenLastCalledWith(`import { MailIcon } from '@summit/ui/icons'`)
    writeText.mockRestore()
  },
}

/** With a title, where no text beside the icon says the same. */
export const Titled: Story = {
  render: () => <icons.SyncIcon title="Synchronised" />,
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Synchronised' })).toBeVisible(),
}
