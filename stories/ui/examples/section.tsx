import { Container } from '@summit/ui/container'
import { LinkButton } from '@summit/ui/link-button'
import { Section } from '@summit/ui/section'

export const Example = () => (
  <Section background="brand" aria-labelledby="start">
    <Container>
      <h2 id="start">Every climb begins at home</h2>
      <p>A plan that adapts to your week.</p>
      <LinkButton href="/download" variant="secondary">
        Download
      </LinkButton>
    </Container>
  </Section>
)
