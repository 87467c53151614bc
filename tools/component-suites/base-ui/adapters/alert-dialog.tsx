import { AlertDialog as Ours } from '@summit/ui/alert-dialog'
import { Nothing, Portal } from '../../from-as-child.tsx'

export const AlertDialog = {
  ...Ours,
  Portal,
  Backdrop: Nothing,
  Viewport: Portal,
  Popup: Ours.Content,
  Close: Ours.Cancel,
}
