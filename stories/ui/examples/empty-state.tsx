import { Button } from '@summit/ui/button'
import { EmptyState } from '@summit/ui/empty-state'

export const Example = () => (
  <EmptyState title="No workouts yet" headingLevel={3} action={<Button>Plan the first one</Button>}>
    Those you finish are here, with their time and height.
  </EmptyState>
)
