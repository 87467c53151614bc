import { AlertDialog } from '@summit/ui/alert-dialog'
import { fromAsChild } from '../from-as-child.tsx'

export { Nothing as Overlay, Portal } from '../from-as-child.tsx'
export const { Root, Content, Title, Description } = AlertDialog
export const Trigger = fromAsChild(AlertDialog.Trigger)
export const Cancel = fromAsChild(AlertDialog.Cancel)
export const Action = fromAsChild(AlertDialog.Action)
