import { Container } from '@summit/ui/container'

export const Example = () => (
  <Container render={<section />}>
    <h2>Pricing</h2>
  </Container>
)
