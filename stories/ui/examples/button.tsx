import { Button } from '@summit/ui/button'

export const Example = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <Button variant="accent" type="submit">
      Save
    </Button>
    <Button variant="secondary">Cancel</Button>
  </div>
)
