import { LinkButton } from '@summit/ui/link-button'

export const Example = () => (
  <LinkButton href="/download" variant="accent">
    Download Free
  </LinkButton>
)
