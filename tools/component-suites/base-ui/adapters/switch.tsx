import { Switch as Ours } from '@summit/ui/switch'
import { toSwitch } from '../to-switch.tsx'

export const Switch = toSwitch(Ours)
