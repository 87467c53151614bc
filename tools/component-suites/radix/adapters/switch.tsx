import { Switch } from '@summit/ui/switch'
import { toParts } from '../checked.tsx'

const { Provider, Trigger, Root, Indicator, BubbleInput } = toParts(Switch)

export {
  Root,
  Indicator as Thumb,
  Provider as unstable_Provider,
  Trigger as unstable_Trigger,
  BubbleInput as unstable_BubbleInput,
}
