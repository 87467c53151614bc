import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { createToasts, Toaster } from '@summit/ui/toast'
import { Tooltip, TooltipProvider } from '@summit/ui/tooltip'
import { createRoot } from 'react-dom/client'

const toasts = createToasts()

/** The five components whose size is compared with other kits'. */
const Kit = () => (
  <TooltipProvider>
    <TextField label="Email" name="email" type="email" hint="For the receipt." error="Enter your address." />
    <Tooltip content="Nothing is sent anywhere.">
      <Button variant="accent" onClick={() => toasts.notify({ intent: 'neutral', title: 'Saved', text: 'All of it.' })}>
        Save
      </Button>
    </Tooltip>
    <Dialog.Root>
      <Dialog.Trigger render={<Button variant="secondary" />}>Delete…</Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>Delete it?</Dialog.Title>
        <Dialog.Description>It cannot be brought back.</Dialog.Description>
        <Button intent="danger">Delete</Button>
        <Button variant="tertiary" size="small" pending>
          Keep it
        </Button>
      </Dialog.Content>
    </Dialog.Root>
    <Toaster toasts={toasts} />
  </TooltipProvider>
)

createRoot(document.getElementById('root') ?? document.body).render(<Kit />)
