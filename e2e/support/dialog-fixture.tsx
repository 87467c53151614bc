import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { createToasts, Toaster } from '@summit/ui/toast'
import { createRoot } from 'react-dom/client'

const toasts = createToasts()

/** A dialog and a toaster, to test them under the site's Content-Security-Policy. */
createRoot(document.getElementById('root') ?? document.body).render(
  <>
    <Dialog.Root>
      <Dialog.Trigger render={<Button />}>Open</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Dialog</Dialog.Title>
        <Dialog.Description>Over the page.</Dialog.Description>
        <Button onClick={() => toasts.notify({ kind: 'plain', title: 'Told' })}>Tell</Button>
      </Dialog.Content>
    </Dialog.Root>
    <Toaster toasts={toasts} />
  </>,
)
