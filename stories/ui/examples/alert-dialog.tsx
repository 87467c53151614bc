import { AlertDialog } from '@summit/ui/alert-dialog'
import { Button } from '@summit/ui/button'

export const Example = () => (
  <AlertDialog.Root>
    <AlertDialog.Trigger render={<Button variant="secondary" />}>Delete the climb</AlertDialog.Trigger>
    <AlertDialog.Content>
      <AlertDialog.Title>Delete the climb?</AlertDialog.Title>
      <AlertDialog.Description>It cannot be brought back.</AlertDialog.Description>
      <AlertDialog.Footer>
        <AlertDialog.Action render={<Button intent="danger" />}>Delete</AlertDialog.Action>
        <AlertDialog.Cancel render={<Button variant="tertiary" />}>Keep it</AlertDialog.Cancel>
      </AlertDialog.Footer>
    </AlertDialog.Content>
  </AlertDialog.Root>
)
