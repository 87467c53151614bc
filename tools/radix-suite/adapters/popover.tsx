import { Popover } from '@summit/ui/popover'
import { fromAsChild } from '../from-as-child.tsx'

export { Nothing as Anchor, Nothing as Arrow, Portal } from '../from-as-child.tsx'
export const { Root, Content, Title, Description } = Popover
export const Trigger = fromAsChild(Popover.Trigger)
export const Close = fromAsChild(Popover.Close)
