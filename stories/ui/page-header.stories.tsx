import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@summit/ui/link-button'
import { PageHeader } from '@summit/ui/page-header'
import { expect } from 'storybook/test'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { PageHeader } from '@summit/ui/page-header'

<PageHeader title="Pricing" lead="Every plan begins with a free week.">
  <LinkButton href="/download">Download</LinkButton>
</PageHeader>`,
  use: ['At the top of a page, once.', 'Actions below the introduction are its children.'],
  instead: ['The heading of a section: `<h2>`.'],
  access: ['Renders the page’s only `<h1>`.'],
} satisfies Guide

/** What a page begins with. */
const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  parameters: { guide, layout: 'padded' },
  args: { title: 'Terms of Service', lead: 'What you may expect of us, and we of you.' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

/** Heading and introduction. */
export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible(),
}

/** With an action. */
export const WithAction: Story = {
  args: {
    children: (
      <div>
        <LinkButton href="#download" variant="accent">
          Download Free
        </LinkButton>
      </div>
    ),
  },
}

/** Only a heading. */
export const TitleOnly: Story = { args: { lead: undefined } }

export const LongText: Story = {
  args: {
    title: 'Nutzungsbedingungen und Datenschutzbestimmungen',
    lead: 'Was Sie von uns erwarten dürfen, und was wir von Ihnen erwarten, wenn Sie unsere Trainingspläne nutzen.',
    className: 'wrap-anywhere',
  },
  globals: { viewport: { value: 'small' } },
}
