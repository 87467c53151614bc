import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowIcon } from '@summit/ui/icons'
import { LinkButton, type LinkButtonProps } from '@summit/ui/link-button'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/link-button.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A link that looks like a button. */
const meta = {
  title: 'UI/LinkButton',
  component: LinkButton,
  parameters: { guide, layout: 'padded' },
  args: { href: '#download', children: 'Download' },
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof meta>

/** The usual one. */
export const Default: Story = {
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '#download'),
  ),
}

/** The most important link of a page. */
export const Accent: Story = { args: { variant: 'accent', children: 'Download Free' } }

/** Less prominent links. */
export const Secondary: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <LinkButton {...args} variant="secondary">
        Get Started
      </LinkButton>
      <LinkButton {...args} variant="tertiary">
        Login
      </LinkButton>
    </div>
  ),
}

/** For toolbars and rows. */
export const Small: Story = { args: { size: 'small' } }

/** As wide as its container. */
export const Block: Story = { args: { block: true } }

/** With an icon beside the label. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        See every plan
        <ArrowIcon />
      </>
    ),
  },
}

/** Another element with the link's style, such as a router's link. */
export const Render: Story = {
  render: () => <LinkButton render={<a href="#plans" />}>Plans</LinkButton>,
  play: check(({ canvas }) => expect(canvas.getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '#plans')),
}

/** Long text wraps inside the button. */
export const LongText: Story = {
  args: { children: 'Zustimmungsverfahren für Trainingsdatenweitergabe öffnen', className: 'max-w-48' },
  play: check(async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.offsetWidth)
  }),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<LinkButtonProps>
      rows={{
        Accent: { variant: 'accent' },
        Primary: { variant: 'primary' },
        Secondary: { variant: 'secondary' },
        Tertiary: { variant: 'tertiary' },
      }}
      cell={(props) => (
        <div className="flex items-center gap-2">
          <LinkButton href="#download" {...props}>
            Download
          </LinkButton>
          <LinkButton href="#download" {...props} size="small">
            Download
          </LinkButton>
        </div>
      )}
    />
  ),
}
