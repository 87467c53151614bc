import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@summit/ui/link-button'
import { PageHeader, type PageHeaderProps } from '@summit/ui/page-header'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/page-header.tsx'
import { Sheet, sheet } from './sheet.tsx'

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
  play: check(({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible(),
  ),
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

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<PageHeaderProps>>
      rows={{ 'Title only': {}, 'With lead': { lead: 'Every plan begins with a free week.' } }}
      states={['Rest']}
      columns={{ 'With action': { children: <LinkButton href="#download">Download</LinkButton> } }}
      cell={(props) => <PageHeader title="Pricing" {...props} className="w-88 justify-items-start" />}
    />
  ),
}
