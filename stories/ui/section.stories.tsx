import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { LinkButton } from '@summit/ui/link-button'
import { Section, type SectionProps } from '@summit/ui/section'
import { guide } from './guides/section.ts'
import { Sheet, sheet } from './sheet.tsx'

/** A part of a page, as wide as the window. */
const meta = {
  title: 'UI/Section',
  component: Section,
  parameters: { guide },
  args: {
    children: (
      <Container className="grid justify-items-start gap-6">
        <h2>Every climb begins at home</h2>
        <p className="max-w-measure text-lead text-ink-muted">A plan that adapts to the week that you really have.</p>
        <LinkButton href="#download" variant="secondary">
          Download Free
        </LinkButton>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

/** Without a background. */
export const Default: Story = {}

/** On the brand's colour. */
export const Brand: Story = { args: { background: 'brand' } }

/** On the highlight colour. */
export const Highlight: Story = { args: { background: 'highlight' } }

/** The first section of a page, with less room above. */
export const Page: Story = { args: { space: 'page' } }

/** After a section without a background: room below only. */
export const End: Story = { args: { space: 'end' } }

/** Without room: what is inside brings its own. */
export const None: Story = { args: { space: 'none', background: 'highlight' } }

/** With an illustration behind the content, cut at the edges. */
export const Illustrated: Story = {
  args: { background: 'brand' },
  render: (args) => (
    <Section {...args}>
      <ContourLines />
      {args.children}
    </Section>
  ),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<SectionProps>
      rows={{ None: { background: 'none' }, Brand: { background: 'brand' }, Highlight: { background: 'highlight' } }}
      states={['Rest']}
      cell={(props) => (
        <Section {...props} className="w-140 max-w-full">
          <Container className="grid justify-items-start gap-4">
            <h2>Every climb begins at home</h2>
            <p className="text-ink-muted">A plan that adapts to the week that you really have.</p>
            <LinkButton href="#download" variant="secondary">
              Download Free
            </LinkButton>
          </Container>
        </Section>
      )}
    />
  ),
}
