import { Checkbox as Ours } from '@summit/ui/checkbox'
import { toSwitch } from '../to-switch.tsx'

export const Checkbox = toSwitch(Ours)
