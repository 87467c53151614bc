import { AlertDialog } from '@summit/ui/alert-dialog'

export const Page = () => (
  <>
    <textarea id="notes" aria-label="Notes" defaultValue="Lorem ipsum" />
    <button id="notes_save">Save</button>
    <AlertDialog.Root>
      <AlertDialog.Trigger id="notes_discard">Discard</AlertDialog.Trigger>
      <AlertDialog.Content>
        <AlertDialog.Title>Confirmation</AlertDialog.Title>
        <AlertDialog.Description>Are you sure you want to discard all of your notes?</AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Cancel id="notes_cancel">No</AlertDialog.Cancel>
          <AlertDialog.Action id="notes_confirm">Yes</AlertDialog.Action>
        </AlertDialog.Footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  </>
)
