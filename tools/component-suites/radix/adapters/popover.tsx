import { Popover } from '@summit/ui/popover'
import { fromAsChild } from '../../from-as-child.tsx'

export { Nothing as Anchor, Nothing as Arrow, Portal } from '../../from-as-child.tsx'
export const { Root, Title, Description } = Popover
export const Trigger = fromAsChild(Popover.Trigger)
export const Content = fromAsChild(Popover.Content)
export const Close = fromAsChild(Popover.Close)
