import { AlertDialog as Ours } from '@summit/ui/alert-dialog'
import { surroundings } from '../../from-as-child.tsx'

export const AlertDialog = {
  ...Ours,
  ...surroundings,
  Popup: Ours.Content,
  Close: Ours.Cancel,
}
