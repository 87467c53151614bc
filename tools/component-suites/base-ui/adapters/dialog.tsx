import { Dialog as Ours } from '@summit/ui/dialog'
import { Nothing, Portal } from '../../from-as-child.tsx'

export const Dialog = { ...Ours, Portal, Backdrop: Nothing, Viewport: Portal, Popup: Ours.Content }
