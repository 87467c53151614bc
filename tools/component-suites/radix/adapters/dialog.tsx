import { Dialog } from '@summit/ui/dialog'
import { fromAsChild } from '../../from-as-child.tsx'

export { Nothing as Overlay, Portal } from '../../from-as-child.tsx'
export const { Root, Title, Description } = Dialog
export const Trigger = fromAsChild(Dialog.Trigger)
export const Content = fromAsChild(Dialog.Content)
export const Close = fromAsChild(Dialog.Close)
