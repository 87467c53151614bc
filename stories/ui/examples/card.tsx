import { Card, CardGrid } from '@summit/ui/card'

export const Example = () => (
  <CardGrid style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}>
    <Card>
      <h3>Profile</h3>
      <p>Mara Lindqvist, mara@example.com</p>
    </Card>
    <Card>
      <h3>Subscription</h3>
      <p>Free</p>
    </Card>
  </CardGrid>
)
