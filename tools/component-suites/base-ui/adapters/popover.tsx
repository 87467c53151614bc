import { Popover as Ours } from '@summit/ui/popover'
import { Nothing, Portal } from '../../from-as-child.tsx'

export const Popover = {
  ...Ours,
  Portal,
  Backdrop: Nothing,
  Positioner: Portal,
  Viewport: Portal,
  Popup: Ours.Content,
  Arrow: Nothing,
}
