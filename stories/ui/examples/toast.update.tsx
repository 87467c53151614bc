import { Button } from '@summit/ui/button'
import { createToasts, Toaster } from '@summit/ui/toast'

const toasts = createToasts()

function send() {
  const toast = toasts.notify({ intent: 'neutral', title: 'Sending…', duration: Infinity })
  setTimeout(() => toast.update({ intent: 'neutral', title: 'Message sent' }), 2000)
}

export const Example = () => (
  <>
    <Button onClick={send}>Send</Button>
    <Toaster toasts={toasts} />
  </>
)
