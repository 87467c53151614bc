import { LinkButton } from '@summit/ui/link-button'
import { PageHeader } from '@summit/ui/page-header'

export const Example = () => (
  <PageHeader title="Pricing" lead="Every plan begins with a free week.">
    <LinkButton href="/download">Download</LinkButton>
  </PageHeader>
)
