import { Menu } from '@summit/ui/menu'
import { fromAsChild } from '../from-as-child.tsx'

export {
  Nothing as Arrow,
  Nothing as ItemIndicator,
  Nothing as Sub,
  Nothing as SubContent,
  Nothing as SubTrigger,
  Portal,
} from '../from-as-child.tsx'
export const { Root, Content, CheckboxItem, RadioGroup, RadioItem, Group, Label, Separator } = Menu
export const Trigger = fromAsChild(Menu.Trigger)
export const Item = fromAsChild(Menu.Item)
