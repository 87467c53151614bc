import { Dialog as Ours } from '@summit/ui/dialog'
import { surroundings } from '../../from-as-child.tsx'

export const Dialog = { ...Ours, ...surroundings, Popup: Ours.Content }
