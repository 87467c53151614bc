import { Spinner } from '@summit/ui/spinner'

export const Example = () => (
  <p role="status">
    <Spinner /> Verifying session...
  </p>
)
