import { Button } from '@summit/ui/button'
import { createToasts, Toaster } from '@summit/ui/toast'

// One store and one toaster for all pages.
const toasts = createToasts()

export const Example = () => (
  <>
    <Button onClick={() => toasts.notify({ intent: 'neutral', title: 'Saved' })}>Save</Button>
    <Toaster toasts={toasts} />
  </>
)
