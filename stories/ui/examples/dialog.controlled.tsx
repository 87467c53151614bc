import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { useState } from 'react'

export const Example = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Rename…
      </Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content size="small">
          <Dialog.Title>Rename the climb</Dialog.Title>
          <TextField label="Name" name="name" />
          <Button onClick={() => setOpen(false)}>Save</Button>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}
