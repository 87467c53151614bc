import { Menu } from '@summit/ui/menu'
import { fromAsChild } from '../../from-as-child.tsx'

export {
  Nothing as Arrow,
  Nothing as ItemIndicator,
  Nothing as Sub,
  Nothing as SubContent,
  Nothing as SubTrigger,
  Portal,
} from '../../from-as-child.tsx'
export const { Root, RadioGroup, Group, Label, Separator } = Menu
export const Trigger = fromAsChild(Menu.Trigger)
export const Content = fromAsChild(Menu.Content)
export const CheckboxItem = fromAsChild(Menu.CheckboxItem)
export const RadioItem = fromAsChild(Menu.RadioItem)
export const Item = fromAsChild(Menu.Item)
