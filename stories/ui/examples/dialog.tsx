import { Button } from '@summit/ui/button'
import { Dialog } from '@summit/ui/dialog'

export const Example = () => (
  <Dialog.Root>
    <Dialog.Trigger render={<Button variant="secondary" />}>Delete the climb</Dialog.Trigger>
    <Dialog.Content>
      <Dialog.Title>Delete the climb?</Dialog.Title>
      <Dialog.Description>It cannot be brought back.</Dialog.Description>
      <Dialog.Footer>
        <Button intent="danger">Delete</Button>
        <Dialog.Close render={<Button variant="tertiary" />}>Keep it</Dialog.Close>
      </Dialog.Footer>
    </Dialog.Content>
  </Dialog.Root>
)
