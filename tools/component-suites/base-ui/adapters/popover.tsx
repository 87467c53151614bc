import { Popover as Ours } from '@summit/ui/popover'
import { surroundings } from '../../from-as-child.tsx'

export const Popover = {
  ...Ours,
  ...surroundings,
  Popup: Ours.Content,
}
