import { Container } from '@summit/ui/container'

export const Example = () => (
  <Container render={<main />}>
    <h1>Pricing</h1>
  </Container>
)
