import { Button } from '@summit/ui/button'
import { createToasts, Toaster } from '@summit/ui/toast'

const toasts = createToasts()

function remove() {
  toasts.notify({
    intent: 'neutral',
    title: 'Climb deleted',
    text: 'Its times are gone, too.',
    action: { text: 'Undo', onClick: restore },
  })
}

function restore() {
  toasts.notify({ intent: 'neutral', title: 'Climb restored' })
}

export const Example = () => (
  <>
    <Button onClick={remove}>Delete the climb</Button>
    <Toaster toasts={toasts} />
  </>
)
