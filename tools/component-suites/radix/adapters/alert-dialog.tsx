import { AlertDialog } from '@summit/ui/alert-dialog'
import { fromAsChild } from '../../from-as-child.tsx'

export { Nothing as Overlay, Portal } from '../../from-as-child.tsx'
export const { Root, Title, Description } = AlertDialog
export const Trigger = fromAsChild(AlertDialog.Trigger)
export const Content = fromAsChild(AlertDialog.Content)
export const Cancel = fromAsChild(AlertDialog.Cancel)
export const Action = fromAsChild(AlertDialog.Action)
